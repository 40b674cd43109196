export interface Problem {
  message: string;
  file?: string;
  /** From 1. */
  line?: number;
  column?: number;
}

/** Thrown by the compiler: what is wrong, and where. */
export class CompileError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}
