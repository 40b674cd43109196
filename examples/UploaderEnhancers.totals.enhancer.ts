import { type BatchItem, UPLOADER_EVENTS, type UploaderEnhancer } from "@rpldy/uploady";

export const TOTALS = Symbol("totals");

export interface Totals {
  files: number;
  bytes: number;
}

/** Counts what arrived. Everything below the provider can read it. */
export const totalsEnhancer: UploaderEnhancer = (uploader, trigger) => {
  const totals: Totals = { files: 0, bytes: 0 };

  uploader.on(UPLOADER_EVENTS.ITEM_FINISH, (item: BatchItem) => {
    totals.files += 1;
    totals.bytes += item.file?.size ?? 0;
    trigger("TOTALS_CHANGED", { ...totals });
  });

  uploader.registerExtension(TOTALS, { getTotals: (): Totals => ({ ...totals }) });
  return uploader;
};
