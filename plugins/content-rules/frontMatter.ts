import * as z from "zod";

const text = (what: string) => z.string({ error: `is missing; add ${what}` }).trim();

const description = text("one sentence of 50 to 160 characters that says what the page gives")
  .min(50, {
    error: (issue) => `has ${String(issue.input).length} characters; write at least 50`,
  })
  .max(160, {
    error: (issue) => `has ${String(issue.input).length} characters; cut it to 160`,
  });

const title = text("the title of the page").min(1, { error: "is empty; write the title" });

function tagsOf(vocabulary: readonly string[], least: number) {
  const tag = z.string({ error: "must be a tag key in text form" }).superRefine((value, ctx) => {
    if (!vocabulary.includes(value)) {
      ctx.addIssue({
        code: "custom",
        message: `"${value}" is not in tags.yml; use one of: ${vocabulary.join(", ")}`,
      });
    }
  });
  return z
    .array(tag, { error: "must be a list such as [hook, event]" })
    .min(least, { error: `needs at least ${least} entry from tags.yml` });
}

/** What is allowed on top of the required fields; anything else is most likely a typing mistake. */
const docsOptional = {
  slug: z.string().startsWith("/", { error: 'must start with "/"' }).optional(),
  pagination_next: z.string().nullable().optional(),
  pagination_prev: z.string().nullable().optional(),
  hide_table_of_contents: z.boolean().optional(),
  keywords: z.array(z.string()).optional(),
  image: z.string().optional(),
};

export function docSchema(vocabulary: readonly string[], tagRequired: boolean) {
  return z.strictObject({
    title,
    sidebar_label: text("the short label shown in the sidebar").min(1, {
      error: "is empty; write the short label shown in the sidebar",
    }),
    description,
    tags: tagRequired ? tagsOf(vocabulary, 1) : tagsOf(vocabulary, 0).optional(),
    ...docsOptional,
  });
}

export function postSchema(vocabulary: readonly string[]) {
  return z.strictObject({
    title,
    description,
    slug: text("the last part of the address"),
    authors: z
      .array(z.strictObject({ name: z.string(), url: z.url() }), {
        error: "must be a list of authors, each with name and url",
      })
      .min(1),
    tags: tagsOf(vocabulary, 1),
    date: z.date({ error: "must be a date such as 2022-02-20" }).optional(),
    image: z.string().optional(),
    keywords: z.array(z.string()).optional(),
  });
}

/** One line a mistake: file, field, mend. */
export function frontMatterProblems(
  file: string,
  frontMatter: unknown,
  schema: z.ZodType,
): string[] {
  const result = schema.safeParse(frontMatter);
  if (result.success) {
    return [];
  }
  return result.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => `${file}: ${key}: is not a known field; remove or rename it`);
    }
    const field = issue.path.filter((part) => typeof part === "string").join(".");
    return `${file}: ${field}: ${issue.message}`;
  });
}
