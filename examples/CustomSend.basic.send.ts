import type { SendMethod } from "@rpldy/sender";
import { FILE_STATES } from "@rpldy/uploady";

/** Sends one file with fetch, in a form as the built-in sender does. */
export const sendWithFetch: SendMethod = ([item], url, options) => {
  const stop = new AbortController();

  const request = async () => {
    try {
      const body = new FormData();
      body.append(options.paramName, item?.file as File);
      const response = await fetch(url ?? "", {
        method: options.method,
        body,
        signal: stop.signal,
      });
      const state = response.ok ? FILE_STATES.FINISHED : FILE_STATES.ERROR;
      return { status: response.status, state, response: await response.text() };
    } catch (error) {
      // The promise must not reject: the uploader would wait for this file for ever.
      const state = stop.signal.aborted ? FILE_STATES.ABORTED : FILE_STATES.ERROR;
      return { status: 0, state, response: String(error) };
    }
  };

  return {
    request: request(),
    abort: () => {
      stop.abort();
      return true;
    },
    senderType: "fetch",
  };
};
