import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

interface KeptText<About> {
  /** Stands for all that the text was made from. */
  key: string;
  text: string;
  about: About;
}

/**
 * Long texts, such as pages, between builds: each in a file of its own, so that one is read when it
 * is asked for. There is one of each name, so the folder does not grow with every change.
 */
export class KeptTexts<About = null> {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  find(name: string): KeptText<About> | undefined {
    try {
      const content = readFileSync(this.fileOf(name), "utf8");
      const end = content.indexOf("\n");
      const { key, about } = JSON.parse(content.slice(0, end)) as Omit<KeptText<About>, "text">;
      return about === undefined ? undefined : { key, about, text: content.slice(end + 1) };
    } catch {
      // There is none yet, or it is damaged or of another form: it is made anew.
      return undefined;
    }
  }

  /** The text stands as it is behind the line that tells the rest. */
  keep(name: string, { text, ...rest }: KeptText<About>): void {
    // Written aside and renamed, so that half a file is never read.
    const file = this.fileOf(name);
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(rest)}\n${text}`);
    renameSync(draft, file);
  }

  private readonly fileOf = (name: string) => path.join(this.folder, encodeURIComponent(name));
}
