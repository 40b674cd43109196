import type { PageHit } from "../types";
import Highlighted from "../ui/Highlighted";
import KindBadge from "../ui/KindBadge";
import ResultLink from "../ui/ResultLink";
import shared from "../ui/styles.module.css";
import styles from "./styles.module.css";

interface PageResultProps {
  page: PageHit;
  onFollow: () => void;
}

export default function PageResult({ page, onFollow }: PageResultProps) {
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <ResultLink url={page.url} external={page.external} onFollow={onFollow}>
          <Highlighted pieces={page.title} />
        </ResultLink>
        <KindBadge kind={page.kind} />
      </h2>
      {page.crumbs.length > 0 && <p className={shared.crumbs}>{page.crumbs.join(" › ")}</p>}
      {page.excerpt.length > 0 && (
        <p className={shared.excerpt}>
          <Highlighted pieces={page.excerpt} />
        </p>
      )}
      {page.sections.length > 0 && (
        <ul className={styles.sections}>
          {page.sections.map((section) => (
            <li key={section.url}>
              <ResultLink url={section.url} external={page.external} onFollow={onFollow}>
                <Highlighted pieces={section.heading} />
              </ResultLink>
              {section.excerpt.length > 0 && (
                <p className={shared.excerpt}>
                  <Highlighted pieces={section.excerpt} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
