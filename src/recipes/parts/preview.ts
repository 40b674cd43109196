import { lines, tag } from "../write";
import type { Context } from "./context";

interface PreviewPart {
  before?: string;
  children: string[];
}

export function previewPart({ imports, provider, input, typed, shows }: Context): PreviewPart {
  if (!shows("preview")) return { children: [] };
  const waits = input === "form";
  imports.types("@rpldy/upload-preview", "PreviewComponentProps");
  if (waits) {
    imports.names("@rpldy/upload-preview", "getUploadPreviewForBatchItemsMethod");
    imports.names(provider.module, "useBatchAddListener");
  } else {
    imports.main("@rpldy/upload-preview", "UploadPreview");
  }
  return {
    before: lines(
      `function Thumbnail({ url, name }${typed(": PreviewComponentProps")}) {`,
      `  return <img src={url} alt={\`Preview of \${name}\`} width={96} />;`,
      "}",
      waits &&
        lines(
          "",
          "// The usual preview waits for the upload; this one comes with the choice.",
          "const PendingPreview = getUploadPreviewForBatchItemsMethod(useBatchAddListener);",
        ),
    ),
    children: [
      tag(
        "      ",
        waits ? "PendingPreview" : "UploadPreview",
        [
          "rememberPreviousBatches",
          "PreviewComponent={Thumbnail}",
          // Files that are no pictures get none.
          "fallbackUrl={() => undefined}",
        ],
        " />",
      ),
    ],
  };
}
