import Link from "@docusaurus/Link";
import { PageMetadata } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";

interface Post {
  metadata: { permalink: string; title: string; date: string };
}

const day = new Intl.DateTimeFormat("en", { month: "long", day: "numeric", timeZone: "UTC" });

/** Written anew: the theme's page skips a heading level and has its title outside of main. */
export default function BlogArchivePage({ archive }: { archive: { blogPosts: Post[] } }) {
  return (
    <Layout>
      <PageMetadata
        title="Archive"
        description="Every post of the React-Uploady blog, by year: releases, plans, and what stands between."
      />
      <main className="container margin-vert--lg">
        <h1>Archive</h1>
        {[...byYear(archive.blogPosts)].map(([year, posts]) => (
          <section key={year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ul>
              {posts.map(({ metadata: { permalink, title, date } }) => (
                <li key={permalink}>
                  <time dateTime={date}>{day.format(new Date(date))}</time>:{" "}
                  <Link to={permalink}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}

function byYear(posts: readonly Post[]): Map<string, Post[]> {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}
