export interface LibraryGlobalData {
  version: string;
}
