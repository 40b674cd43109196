import { expect, test } from "vitest";
import { useDateTimeFormat } from "./dateFormat";

test.each([
  { day: "numeric", month: "short", year: "numeric" },
  { day: "numeric", month: "long", year: "numeric" },
  { day: "numeric", month: "long" },
] as const)("reads as the browser's own format, which the built HTML has (%o)", (options) => {
  const own = new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" });
  const { format } = useDateTimeFormat(options);
  for (let month = 0; month < 12; month++) {
    const lastSecond = new Date(Date.UTC(2026, month + 1, 0, 23, 59, 59));
    expect(format(lastSecond)).toBe(own.format(lastSecond));
  }
});
