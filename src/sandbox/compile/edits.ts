/** Changes to a source by position. Line breaks are kept, so that lines keep their numbers. */
export class Edits {
  readonly #list: { from: number; to: number; text: string }[] = [];

  constructor(private readonly source: string) {}

  replace(from: number, to: number, text: string): void {
    const breaks = this.source.slice(from, to).split("\n").length - text.split("\n").length;
    this.#list.push({ from, to, text: text + "\n".repeat(Math.max(0, breaks)) });
  }

  remove(from: number, to: number): void {
    this.replace(from, to, "");
  }

  insert(at: number, text: string): void {
    this.#list.push({ from: at, to: at, text });
  }

  apply(): string {
    let result = "";
    let position = 0;
    // The sort is stable: what was noted first comes first at the same place.
    for (const { from, to, text } of this.#list.sort((a, b) => a.from - b.from)) {
      if (from < position) continue; // inside what is gone already
      result += this.source.slice(position, from) + text;
      position = to;
    }
    return result + this.source.slice(position);
  }
}
