// The published ESM file, reached by path because the package name itself is aliased to this folder.
declare module "@rpldy/uploader/lib/esm/index.js" {
  export * from "@rpldy/uploader";
  export { default } from "@rpldy/uploader";
}
