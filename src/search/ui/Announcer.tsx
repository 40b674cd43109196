import { useEffect, useState } from "react";

/** While letters still come in, every count would be read out; only the last one is. */
const REST_MS = 400;

export default function Announcer({ message }: { message: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), REST_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div role="status" className="sr-only">
      {said}
    </div>
  );
}
