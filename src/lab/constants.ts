/** The host every example uploads to. Only requests to it are ever simulated. */
export const EXAMPLE_ORIGIN = "https://uploads.example.com";

/** sessionStorage: state of the simulated tus server, one entry per example. */
export const TUS_STORAGE_PREFIX = "upload-lab.tus.";
/** sessionStorage: "Use my server", one entry per example plus the last URL entered anywhere. */
export const SERVER_STORAGE_PREFIX = "upload-lab.server.";
export const LAST_SERVER_STORAGE_KEY = "upload-lab.server-last";

/** Browsers report upload progress about this often. */
export const PUMP_INTERVAL_MS = 50;
/** A background tab gets few timer ticks; one late tick must not finish a whole upload. */
export const MAX_TICK_MS = 1000;

export const MAX_ROWS = 1000;
/** Longest response body kept for the wire view. */
export const MAX_BODY_CHARS = 4000;
/** The panel redraws at most this often, however many events arrive. */
export const REDRAW_INTERVAL_MS = 100;

/** A native request or an uncaught error belongs to a lab only this soon after that lab did something. */
export const ATTRIBUTION_WINDOW_MS = 1000;
