/** Where the map puts the states of each machine. A state without a place stops the build. */
export const PLACES = {
  batch: {
    way: ["pending", "added"],
    ends: ["aborted", "cancelled", "error", "finished"],
  },
  item: {
    way: ["pending", "added", "uploading"],
    ends: ["aborted", "cancelled", "error", "finished"],
  },
} as const;
