import { CORE_SCHEMA, load } from "js-yaml";

/** Dates stay text, as their authors wrote them. */
export const parseYaml = (text: string): unknown => load(text, { schema: CORE_SCHEMA });
