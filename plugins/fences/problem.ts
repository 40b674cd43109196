export interface Problem {
  /** Path from the root, with forward slashes. */
  file: string;
  line: number;
  message: string;
  mend: string;
}

export const formatProblem = ({ file, line, message, mend }: Problem): string =>
  `${file}:${line}: ${message} (mend: ${mend})`;
