/**
 * Words that visitors use for the same thing. Each group works in every direction: a query with
 * one member also finds the others, a little behind what was typed. A member may be a phrase.
 */
export const SYNONYM_GROUPS: readonly string[][] = [
  ["abort", "cancel", "stop", "interrupt", "kill"],
  ["pause", "resume", "continue", "resumable", "tus"],
  ["progress bar", "progress", "percentage", "percent"],
  ["s3", "presigned", "pre-signed", "signed url", "aws", "bucket"],
  ["drag and drop", "drag", "drop", "dropzone", "dnd"],
  ["retry", "try again", "resend", "reupload", "re-upload"],
  ["paste", "clipboard", "ctrl v"],
  ["preview", "thumbnail"],
  ["chunk", "chunked", "split", "multipart", "slice", "large file", "big file", "huge file"],
  ["header", "authorization", "auth", "token", "bearer", "jwt"],
  ["params", "parameter", "form data", "form field", "extra data", "metadata", "query"],
  ["validate", "validation", "filter", "restrict", "limit", "allow", "reject", "accept"],
  ["next.js", "nextjs", "ssr", "server side rendering", "hydration"],
  ["response", "server response", "answer", "result", "returned data"],
  ["queue", "list of files", "file list", "concurrent", "parallel"],
  ["form", "submit", "react hook form", "formik"],
  ["destination", "endpoint", "upload url"],
  ["crop", "resize", "rotate", "edit image"],
  ["event", "callback", "listener", "lifecycle", "life cycle"],
  ["custom input", "own input", "input element", "file input", "hidden input"],
  ["react native", "mobile", "ios", "android", "expo"],
  ["test", "mock", "jest", "fake"],
  ["script tag", "umd", "cdn", "without bundler", "without build"],
  ["install", "npm", "yarn", "setup", "set up", "getting started"],
  ["unsupported", "error", "fail", "failure", "failed", "exception"],
  ["remove", "delete", "clear", "reset", "discard"],
  ["dynamic", "change", "update", "modify", "at runtime", "per file"],
  ["start", "begin", "trigger", "process", "send"],
  ["finish", "complete", "done", "finalize", "success", "finished"],
  ["context", "provider", "useUploady", "useUploadyContext"],
  ["multiple", "several", "different", "many"],
  ["manual", "manually", "autoupload", "automatic", "automatically"],
  ["url", "link", "remote file"],
  ["directory", "folder", "webkitdirectory"],
  ["cookie", "credentials", "withcredentials"],
  ["middleware", "plugin", "extension", "enhancer", "extend"],
  ["typescript", "type", "types", "typing"],
  ["local storage", "localstorage", "storage", "persist"],
  ["cloudinary", "unsigned preset"],
  ["release", "version", "changelog", "what changed", "upgrade"],
];

/** Words that carry no meaning of their own in a question. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a an the is are was be been being am do does did doing i im my me we our us you your it its this that know instead " +
    "these those there here of for with without in on at by from into to as and or but if so than then while how what " +
    "why when where which who whom can could should would will shall may might must have has had not no " +
    "dont doesnt isnt cant wont after before about some any want need way possible please get got make " +
    "let use using used uploady react rpldy one only just same"
  ).split(" "),
);

/** A question about how something is done is answered by a guide first. */
export const HOW_TO = /^(?:how\b|can i\b|is it possible|what (?:is|are)|i want|i need)/i;
