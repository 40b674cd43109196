import Diagram, { Arrow, Box } from "./Diagram";
import { PACKAGE_GROUPS } from "./packages";
import { DIAGRAM_TEXTS } from "./texts";

/** From a chosen file to its outcome: who hands what to whom. */
export function UploadFlow() {
  return (
    <Diagram {...DIAGRAM_TEXTS.UploadFlow} width={760} height={210}>
      <Box x={10} y={30} label="Your component" detail="button, drop zone…" width={150} />
      <Box x={210} y={30} label="Provider" detail="<Uploady>" tone="accent" />
      <Box x={392} y={30} label="Uploader" detail="batch and queue" tone="accent" />
      <Box x={574} y={30} label="Sender" detail="XHR, chunked, tus" width={150} />
      <Box x={574} y={140} label="Your server" width={150} tone="signal" />
      <Box x={392} y={140} label="Enhancers" detail="change or extend it" />
      <Box x={10} y={140} label="Your listeners" detail="hooks, listeners" width={150} />
      <Arrow path="M160 52h46" />
      <Arrow path="M342 52h46" />
      <Arrow path="M524 52h46" />
      <Arrow path="M649 74v62" />
      <Arrow path="M458 140v-62" dashed />
      <Arrow path="M420 74 164 158" label="events" at={[262, 112]} />
    </Diagram>
  );
}

/** States of a batch, with what moves it from one to the next. */
export function BatchLifeCycle() {
  return (
    <Diagram {...DIAGRAM_TEXTS.BatchLifeCycle} width={760} height={250}>
      <Box x={10} y={100} label="pending" detail="autoUpload off" />
      <Box x={240} y={100} label="added" detail="also while it runs" tone="accent" />
      <Box x={600} y={20} label="finished" tone="good" />
      <Box x={600} y={76} label="cancelled" tone="signal" />
      <Box x={600} y={132} label="aborted" tone="signal" />
      <Box x={600} y={188} label="error" tone="bad" />
      <Arrow path="M142 122h94" label="processPending" at={[190, 114]} />
      <Arrow path="M372 112 596 44" label="all items ended" at={[470, 62]} anchor="end" />
      <Arrow
        path="M372 119 596 98"
        label="add or start handler: false"
        at={[440, 96]}
        anchor="start"
      />
      <Arrow path="M372 126 596 152" label="abortBatch" at={[500, 158]} anchor="end" />
      <Arrow path="M372 134 596 206" label="start handler throws" at={[480, 200]} anchor="end" />
    </Diagram>
  );
}

/** States of one item. */
export function ItemLifeCycle() {
  return (
    <Diagram {...DIAGRAM_TEXTS.ItemLifeCycle} width={760} height={250}>
      <Box x={10} y={100} label="pending" detail="autoUpload off" />
      <Box x={216} y={100} label="added" detail="in the queue" tone="accent" />
      <Box x={412} y={100} label="uploading" tone="accent" />
      <Box x={616} y={20} label="finished" tone="good" />
      <Box x={616} y={100} label="error" tone="bad" />
      <Box x={616} y={180} label="aborted" tone="signal" />
      <Box x={412} y={180} label="cancelled" tone="signal" />
      <Arrow path="M142 122h70" label="processPending" at={[178, 92]} />
      <Arrow path="M348 122h60" label="send" at={[377, 114]} />
      <Arrow path="M544 114 612 48" label="success" at={[560, 74]} anchor="end" />
      <Arrow path="M544 122h68" label="failure" at={[578, 114]} />
      <Arrow path="M544 132 612 192" label="abort" at={[596, 158]} anchor="start" />
      <Arrow path="M310 144 408 196" label="handler: false" at={[322, 184]} anchor="end" />
    </Diagram>
  );
}

/** One file as several requests. */
export function ChunkedSending() {
  const starts = [0, 1, 2, 3];
  return (
    <Diagram {...DIAGRAM_TEXTS.ChunkedSending} width={760} height={220}>
      {starts.map((index) => (
        <Box
          key={index}
          x={40 + index * 170}
          y={20}
          width={index === 3 ? 90 : 170}
          label={`chunk ${index}`}
          tone={index === 2 ? "bad" : "accent"}
        />
      ))}
      {starts.map((index) => (
        <Arrow
          key={index}
          path={`M${(index === 3 ? 595 : 125 + index * 170).toString()} 66v72`}
          label={`bytes ${index * 5}-${index === 3 ? 17 : index * 5 + 4}/18`}
          at={[index === 3 ? 601 : 131 + index * 170, 108]}
          anchor="start"
        />
      ))}
      <Arrow path="M455 66c-34 20-34 50-4 70" dashed label="again" at={[424, 124]} anchor="end" />
      <Box x={40} y={142} width={600} label="Your server joins the ranges" tone="signal" />
    </Diagram>
  );
}

/** An upload that survives a cut. */
export function TusResume() {
  return (
    <Diagram {...DIAGRAM_TEXTS.TusResume} width={760} height={290}>
      <Box x={20} y={10} label="Browser" tone="accent" />
      <Box x={600} y={10} label="tus server" tone="signal" />
      <path d="M86 54v224M666 54v224" stroke="var(--color-line-strong)" strokeWidth="1.5" />
      <Arrow path="M86 84h576" label="POST, Upload-Length: 100" at={[376, 78]} />
      <Arrow path="M666 112H90" label="201, Location: /files/7" at={[376, 106]} />
      <Arrow path="M86 146h400" label="PATCH, Upload-Offset: 0" at={[286, 140]} />
      <text x={500} y={151} fill="var(--color-bad)" fontSize={14} fontWeight={600}>
        ✕ cut after 60
      </text>
      <Arrow path="M86 188h576" label="HEAD /files/7" at={[376, 182]} />
      <Arrow path="M666 216H90" label="200, Upload-Offset: 60" at={[376, 210]} />
      <Arrow path="M86 250h576" label="PATCH, Upload-Offset: 60" at={[376, 244]} />
      <Arrow path="M666 276H90" label="204, Upload-Offset: 100" at={[376, 270]} />
    </Diagram>
  );
}

const OPTION_LAYERS = [
  ["Defaults", "of the library"],
  ["Provider props", "at creation"],
  ["Enhancers", "uploader.update()"],
  ["Provider props", "on every render"],
  ["setOptions, useUploadOptions", "any time"],
  ["Component props, upload(files, options)", "for one batch"],
  ["processPending(options)", "for pending batches"],
  ["Answer to BATCH_START", "for the batch"],
  ["Answer to REQUEST_PRE_SEND", "from this request on"],
  ["Answer to CHUNK_START", "for one chunk"],
] as const;

/** Which option wins. */
export function OptionPrecedence() {
  return (
    <Diagram
      {...DIAGRAM_TEXTS.OptionPrecedence}
      width={700}
      height={OPTION_LAYERS.length * 40 + 20}
    >
      {OPTION_LAYERS.map(([name, scope], index) => (
        <g key={`${name} ${scope}`}>
          <Box
            x={80 + index * 12}
            y={10 + index * 40}
            width={330}
            height={34}
            label={name}
            tone={index > 4 ? "accent" : "plain"}
          />
          <text
            x={430 + index * 12}
            y={32 + index * 40}
            fill="var(--color-text-soft)"
            fontSize={13}
          >
            {scope}
          </text>
        </g>
      ))}
      <Arrow path={`M40 16v${OPTION_LAYERS.length * 40 - 20}`} />
      <text
        transform={`translate(30 ${OPTION_LAYERS.length * 20}) rotate(-90)`}
        fill="var(--color-text-soft)"
        fontSize={13}
        textAnchor="middle"
      >
        stronger
      </text>
    </Diagram>
  );
}

const MAP_WIDTH = 720;
const MAP_GAP = 10;
const MAP_ROW = 82;

/** Boxes side by side over the whole width, each as wide as its name asks for. */
function inARow(names: readonly string[]) {
  const letters = names.reduce((sum, name) => sum + name.length + 4, 0);
  const perLetter = (MAP_WIDTH - MAP_GAP * (names.length - 1)) / letters;
  let x = 20;
  return names.map((name) => {
    const box = { name, x, width: (name.length + 4) * perLetter };
    x += box.width + MAP_GAP;
    return box;
  });
}

/** Which package stands on which. */
export function PackageMap() {
  return (
    <Diagram {...DIAGRAM_TEXTS.PackageMap} width={760} height={PACKAGE_GROUPS.length * MAP_ROW}>
      {PACKAGE_GROUPS.map(({ title, tone, names }, row) => (
        <g key={title}>
          <text x={20} y={24 + row * MAP_ROW} fill="var(--color-text-soft)" fontSize={13}>
            {title}
          </text>
          {inARow(names).map(({ name, x, width }) => (
            <Box
              key={name}
              x={x}
              y={34 + row * MAP_ROW}
              width={width}
              height={36}
              label={name}
              tone={tone}
            />
          ))}
        </g>
      ))}
    </Diagram>
  );
}
