import Uploady, {
  useBatchFinalizeListener,
  useItemFinalizeListener,
  useUploady,
} from "@rpldy/uploady";
import { type ChangeEvent, useRef, useState } from "react";

const PORTION = 5;

function LongQueue() {
  const { abort, upload } = useUploady();
  const waiting = useRef<File[]>([]);
  const isBusy = useRef(false);
  const [counts, setCounts] = useState({ waiting: 0, ended: 0 });

  const sendNext = () => {
    const portion = waiting.current.splice(0, PORTION);
    isBusy.current = portion.length > 0;
    if (isBusy.current) upload(portion);
    setCounts((before) => ({ ...before, waiting: waiting.current.length }));
  };
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    waiting.current.push(...Array.from(target.files ?? []));
    target.value = "";
    if (isBusy.current) setCounts((before) => ({ ...before, waiting: waiting.current.length }));
    else sendNext();
  };
  const stop = () => {
    waiting.current = [];
    abort(); // a handful of files, however many were chosen
  };

  useItemFinalizeListener(() => setCounts((before) => ({ ...before, ended: before.ended + 1 })));
  useBatchFinalizeListener(sendNext);

  return (
    <>
      <label>
        Choose many files <input type="file" multiple onChange={add} />
      </label>
      <button type="button" onClick={stop}>
        Stop
      </button>
      <p role="status">
        {counts.ended} ended, {counts.waiting} not handed over yet
      </p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <LongQueue />
    </Uploady>
  );
}
