interface Options {
  day?: "numeric";
  month?: "short" | "long";
  year?: "numeric";
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * Takes the place of the theme's hook of the same name. A browser needs up to a tenth of a second,
 * in one go, for its first `Intl.DateTimeFormat`; the site has dates in English and in UTC only.
 */
export function useDateTimeFormat({ day, month, year }: Options = {}): {
  format(date: Date): string;
} {
  return {
    format(date) {
      const name = MONTHS[date.getUTCMonth()] ?? "";
      const monthAndDay = [
        month && (month === "short" ? name.slice(0, 3) : name),
        day && String(date.getUTCDate()),
      ];
      const words = monthAndDay.filter(Boolean).join(" ");
      return year ? `${words}, ${date.getUTCFullYear()}` : words;
    },
  };
}
