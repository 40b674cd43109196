/**
 * The LZ scheme that CodeSandbox reads its parameters in (the format of lz-string, Base64 with the
 * URL-safe alphabet and no padding). Compression only: nothing here ever needs to read it back.
 */
export function compress(text: string): string {
  const bits = new BitWriter();
  const codes = new Map<string, number>();
  const unsent = new Set<string>();
  let nextCode = 3; // 0 to 2 announce a new 8-bit character, a new 16-bit character and the end
  let width = 2;
  let untilWider = 2;

  const countDown = () => {
    untilWider -= 1;
    if (untilWider === 0) {
      untilWider = 2 ** width;
      width += 1;
    }
  };

  const send = (phrase: string) => {
    if (unsent.delete(phrase)) {
      const unit = phrase.charCodeAt(0);
      const isWide = unit > 0xff;
      bits.write(isWide ? 1 : 0, width);
      bits.write(unit, isWide ? 16 : 8);
      countDown();
    } else {
      bits.write(codes.get(phrase) ?? 0, width);
    }
    countDown();
  };

  let phrase = "";
  // By UTF-16 unit, as the reader does it: a character outside the basic plane is two of them.
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index);
    if (!codes.has(unit)) {
      codes.set(unit, nextCode++);
      unsent.add(unit);
    }
    if (codes.has(phrase + unit)) {
      phrase += unit;
    } else {
      send(phrase);
      codes.set(phrase + unit, nextCode++);
      phrase = unit;
    }
  }
  if (phrase !== "") send(phrase);
  bits.write(2, width);
  return bits.finish();
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const bitsPerCharacter = 6;

class BitWriter {
  #output = "";
  #value = 0;
  #filled = 0;

  /** Lowest bit first. */
  write(value: number, width: number): void {
    for (let bit = 0; bit < width; bit++) this.#push((value >> bit) & 1);
  }

  /** The rest of the last character is zeros; a full one is followed by another. */
  finish(): string {
    do this.#push(0);
    while (this.#filled !== 0);
    return this.#output;
  }

  #push(bit: number): void {
    this.#value = (this.#value << 1) | bit;
    this.#filled += 1;
    if (this.#filled === bitsPerCharacter) {
      this.#output += alphabet[this.#value];
      this.#value = 0;
      this.#filled = 0;
    }
  }
}
