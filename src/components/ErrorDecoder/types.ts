/** A way to go wrong, as plugins/troubleshooting reads it from docs/troubleshooting.yml. */
export interface DecoderEntry {
  id: string;
  /** Texts the library or the browser shows; a * stands for any words. */
  messages: string[];
  symptom?: string;
  /** Running text; backticks make code. */
  cause: string;
  cure: string;
  links: { name: string; href: string }[];
}
