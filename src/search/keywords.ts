/**
 * Words that lead to a page although its text says it differently: the first page a question in
 * those words should reach. Read when the index is built; a route that is gone fails the build.
 */
export const PAGE_KEYWORDS: Readonly<Record<string, string>> = {
  "/docs/getting-started/concepts/":
    "what is a batch, what is an item, terms, glossary, life cycle, architecture",
  "/docs/getting-started/installation/":
    "install, npm packages, setup, versions do not match, process is not defined, different versions",
  "/docs/getting-started/usage/":
    "first upload, quick start, example, next.js, hydration, server side rendering",
  "/docs/guides/SubmitForm/":
    "submit form, upload on submit, autoUpload false, react-hook-form, upload later, pending files, manual start",
  "/docs/guides/DynamicParameters/":
    "S3 presigned url, authorization header, token, different url per file, params per file, extra form fields",
  "/docs/guides/DifferentConfiguration/": "two buttons, several providers, different options",
  "/docs/guides/FileFilter/":
    "validate, restrict file types, file size, limit number of files, accept only images, reject",
  "/docs/guides/ProgressUI/": "progress bar, percentage, progress stuck, progress jumps",
  "/docs/guides/DragAndDrop/": "drag and drop, drag over, highlight, folder",
  "/docs/guides/RetryFailedUploads/": "try again, upload failed, resend, network error",
  "/docs/guides/DynamicallyCancelUploads/":
    "cancel an upload, stop, prevent upload, before it starts",
  "/docs/guides/UploadQueue/":
    "list of uploads, queue, concurrent, parallel, abort button, remove file",
  "/docs/guides/CustomInput/": "own input element, file input, open file dialog",
  "/docs/guides/UploaderEnhancers/": "write my own enhancer, custom send, SDK, extend uploader",
  "/docs/guides/UploaderEvents/":
    "listen to events, callbacks, listener not called, finish listener never fires",
  "/docs/guides/UMD/": "script tag, CDN, without bundler, browser bundle",
  "/docs/api/": "provider props, options, destination, configuration",
  "/docs/api/context/": "valid UploadyContext not found, outside provider",
  "/docs/api/events/": "list of all events, event names",
  "/docs/api/senders/xhrSender/":
    "request, form data, XMLHttpRequest, server response, presigned PUT, sendWithFormData, upload URL missing",
  "/docs/api/senders/mockSender/": "test without server, fake uploads, jest",
  "/docs/api/uploader/": "outside React, without React, createUploader",
  "/docs/api/providers/tus-uploady/": "pause, resume, resumable uploads, continue after reload",
  "/docs/api/providers/chunked-uploady/": "large files, upload in chunks, split file",
  "/docs/api/hooks/useItemFinishListener/": "server response, response data, file uploaded",
  "/docs/api/hooks/useBatchFinishListener/": "all files done, all uploads finished",
  "/docs/api/hooks/useItemErrorListener/": "error status, status code, upload failed",
  "/docs/api/hooks/useRequestPreSend/":
    "change options before request, per file, authorization header, same items with same ids",
  "/docs/api/hooks/useAbortItem/": "cancel one file, stop upload, abort",
  "/docs/api/hooks/useAbortAll/": "cancel all, stop everything",
  "/docs/api/hooks/useRetry/": "retry one file, retry was not registered",
  "/docs/api/hooks/useClearResumableStore/": "forget resumable uploads, tus was not registered",
  "/docs/api/hooks/useUploady/": "open file dialog, showFileUpload, upload files from code",
  "/docs/api/components/uploadPreview/": "thumbnail, image preview, remove preview",
  "/docs/api/utils/getChunkDataFromFile/": "slice, byte range",
  "/docs/yoav/": "author, who wrote, maintainer",
};
