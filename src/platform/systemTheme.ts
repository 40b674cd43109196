export const PREFERS_DARK = "(prefers-color-scheme: dark)";

/** Of <html>, under `dataset`: whether the system preferred dark when the page last looked. */
export const SYSTEM_DARK = "systemDark";
