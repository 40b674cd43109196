/** One that was not measured comes back from the kept figures as null. */
type Amount = number | null | undefined;

const known = (amount: Amount): amount is number =>
  typeof amount === "number" && !Number.isNaN(amount);

export const kilobytes = (bytes: Amount): string | undefined =>
  known(bytes) ? (bytes / 1000).toFixed(1) : undefined;

export const megabytes = (bytes: Amount): string | undefined =>
  known(bytes) ? (bytes / 1e6).toFixed(1) : undefined;

export const gigabytes = (bytes: Amount): string | undefined =>
  known(bytes) ? (bytes / 1e9).toFixed(2) : undefined;

export const seconds = (ms: Amount): string | undefined =>
  known(ms) ? (ms / 1000).toFixed(1) : undefined;

export const precise = (ms: Amount): string | undefined =>
  known(ms) ? (ms / 1000).toFixed(2) : undefined;

export const whole = (amount: Amount): string | undefined =>
  known(amount) ? amount.toFixed(0) : undefined;

export const percent = (share: Amount): string | undefined =>
  known(share) ? `${(share * 100).toFixed(0)} %` : undefined;
