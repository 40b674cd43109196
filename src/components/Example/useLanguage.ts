import { useTabsContextValue } from "@docusaurus/theme-common/internal";
import type { Language } from "./sandbox/project";

export const languages = [
  { value: "ts", label: "TypeScript" },
  { value: "js", label: "JavaScript" },
] as const;

/** The language every example of the site is shown in, stored like any other tab group. */
export function useLanguage(): [Language, (language: Language) => void] {
  const { selectedValue, selectValue } = useTabsContextValue({
    groupId: "language",
    values: languages,
    children: null,
  });
  return [selectedValue as Language, selectValue];
}
