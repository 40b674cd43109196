/** What the simulated server sees of a file: never its bytes. */
export interface FileInfo {
  name: string;
  size: number;
  type: string;
}

export type FormPart =
  | { field: string; value: string; file?: undefined }
  | { field: string; value?: undefined; file: FileInfo };

export type RequestBody =
  | { kind: "none" }
  | { kind: "form"; parts: FormPart[] }
  | { kind: "raw"; size: number; type: string; name?: string; text?: string };

export interface BackendRequest {
  method: string;
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: RequestBody;
}

export interface BackendResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** One request being received. Bytes may stop arriving at any point: what came in before counts. */
export interface Exchange {
  /** `bytes` of the body have arrived so far, multipart overhead not counted. */
  receive(bytes: number): void;
  finish(): BackendResponse;
}

/** Offset of a byte range, end exclusive. */
export type ByteRange = readonly [start: number, end: number];

export interface ChunkedUpload {
  id: string;
  total: number;
  ranges: ByteRange[];
}

export interface TusUpload {
  id: string;
  /** Unknown while its length is deferred. */
  length: number | null;
  offset: number;
  metadata: string;
}

export interface TusStore {
  get(id: string): TusUpload | undefined;
  set(upload: TusUpload): void;
  delete(id: string): void;
  ids(): string[];
}

export interface BackendState {
  chunked: Map<string, ChunkedUpload>;
  tus: TusStore;
  newId(): string;
}
