import { memo, type ReactNode, useState } from "react";
import { coveredBytes } from "../backend/ranges";
import type { ByteRange, RequestBody } from "../backend/types";
import { type Coverage, coverageOf, rangeOf } from "../coverage";
import type { LabSession, WireRow } from "../session";
import { describeFile, formatBytes } from "../snapshot";
import styles from "../styles.module.css";
import { formatDuration } from "./format";
import { Rows } from "./Rows";

const MAX_BARS = 5;

export function Wire({ session }: { session: LabSession }): ReactNode {
  const dropped = session.wireCount - session.wire.length;
  const uploads = coverageOf(session.wire).slice(-MAX_BARS);
  if (session.wire.length === 0) {
    return <p className={styles.note}>No requests yet. Upload a file.</p>;
  }
  return (
    <>
      {uploads.map((upload) => (
        <Arrived key={upload.key} upload={upload} />
      ))}
      {dropped > 0 && <p className={styles.note}>{dropped} earlier requests are not kept.</p>}
      <Rows
        label="Requests, oldest first"
        rows={session.wire}
        render={(row) => <Row row={row} />}
      />
    </>
  );
}

/** Positions are SVG units: no style attributes needed. */
function RangeBar({ ranges, total }: { ranges: readonly ByteRange[]; total: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1000" height="8" className={styles.barBack} />
      {ranges.map(([start, end]) => (
        <rect
          key={start}
          x={(start / total) * 1000}
          width={Math.max(2, ((end - start) / total) * 1000)}
          height="8"
          className={styles.barFill}
        />
      ))}
    </svg>
  );
}

function Arrived({ upload }: { upload: Coverage }): ReactNode {
  const received = coveredBytes(upload.ranges);
  const label = upload.label.slice(upload.label.lastIndexOf("/") + 1) || "upload";
  return (
    <div className={styles.arrived}>
      <p>
        <bdi>{label}</bdi>: {formatBytes(received)} of {formatBytes(upload.total)} on the server
      </p>
      <RangeBar ranges={upload.ranges} total={upload.total} />
    </div>
  );
}

function statusText(row: WireRow): string {
  if (row.outcome === "answered") return String(row.status);
  if (row.outcome === "pending") {
    return row.total > 0 ? `${Math.floor((row.sent / row.total) * 100)} %` : "…";
  }
  return row.outcome;
}

function statusClass(row: WireRow): string | undefined {
  if (row.outcome === "pending") return styles.badge;
  return row.outcome === "answered" && row.status < 400 ? styles.good : styles.bad;
}

function shortUrl(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const Row = memo(function Row({ row }: { row: WireRow }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.rowButton}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <code className={styles.method}>{row.method}</code>
        <code className={styles.name}>{shortUrl(row.url)}</code>
        <span className={statusClass(row)}>{statusText(row)}</span>
        <span className={styles.time}>
          {row.duration !== null && formatDuration(row.duration)}
          {row.total > 0 && ` · ${formatBytes(row.total)}`}
        </span>
      </button>
      {open && <Detail row={row} />}
    </>
  );
});

function Detail({ row }: { row: WireRow }): ReactNode {
  const range = rangeOf(row);
  return (
    <div className={styles.detail}>
      <p className={styles.leaf}>
        {row.url}
        {row.mode === "simulated" ? " (simulated)" : ""}
      </p>
      {row.mode === "server" && row.outcome === "network error" && (
        <p className={styles.note}>
          No answer the page may read. Check that the server runs, that it allows this page's origin
          and headers (CORS), and that the page's security policy allows the address.
        </p>
      )}
      <Headers title="Request headers" headers={row.requestHeaders} />
      {range && (
        <>
          <h4 className={styles.heading}>
            Bytes {range.start} to {Math.max(range.start, range.end - 1)}
            {range.total === undefined ? "" : ` of ${range.total}`}
          </h4>
          {range.total !== undefined && (
            <RangeBar ranges={[[range.start, range.end]]} total={range.total} />
          )}
        </>
      )}
      <Body body={row.body} />
      {row.outcome === "answered" && (
        <>
          <Headers title={`Response ${row.status}`} headers={row.responseHeaders} />
          {row.responseBody && <pre className={styles.pre}>{row.responseBody}</pre>}
        </>
      )}
    </div>
  );
}

function Headers({ title, headers }: { title: string; headers: [string, string][] }): ReactNode {
  return (
    <>
      <h4 className={styles.heading}>{title}</h4>
      {headers.length === 0 && <p className={styles.note}>None set.</p>}
      <dl className={styles.pairs}>
        {headers.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Body({ body }: { body: RequestBody }): ReactNode {
  if (body.kind === "none") return null;
  if (body.kind === "raw") {
    return (
      <>
        <h4 className={styles.heading}>Request body</h4>
        <p className={styles.leaf}>{body.text ?? <bdi>{describeFile(body)}</bdi>}</p>
      </>
    );
  }
  return (
    <>
      <h4 className={styles.heading}>Form fields, in order</h4>
      <dl className={styles.pairs}>
        {body.parts.map((part, index) => (
          <div key={index}>
            <dt>{part.field}</dt>
            <dd>
              <bdi>{part.file ? describeFile(part.file) : part.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
