import path from "node:path";
import { Worker } from "node:worker_threads";

type Functions<Module> = {
  [Name in keyof Module]: Extract<Module[Name], (...given: never[]) => unknown>;
};

interface Call {
  resolve(made: unknown): void;
  reject(error: Error): void;
}

interface Answer {
  id: number;
  made?: unknown;
  error?: Error;
}

export interface ThreadOptions {
  /** The build needs its results last, so it takes what the rest leaves of the processor. */
  isNeededLast?: boolean;
}

/**
 * Node gives a thread four to sixteen times as much. That makes no build faster, but each takes a
 * tenth more memory, as it is not given back before the process ends.
 */
const NEW_OBJECTS_MB = 12;

/**
 * A module whose functions are called in a thread of their own, so that the build goes on
 * meanwhile. What they take and give is copied: it has to be data.
 */
export class Thread<Module> {
  private worker: Worker | undefined;
  private readonly calls = new Map<number, Call>();
  private count = 0;

  constructor(
    private readonly file: string,
    private readonly options: ThreadOptions = {},
  ) {}

  call<Name extends keyof Module & string>(
    name: Name,
    ...given: Parameters<Functions<Module>[Name]>
  ): Promise<Awaited<ReturnType<Functions<Module>[Name]>>> {
    this.worker ??= this.start();
    const id = this.count++;
    return new Promise((resolve, reject) => {
      this.calls.set(id, {
        resolve: (made) => resolve(made as Awaited<ReturnType<Functions<Module>[Name]>>),
        reject,
      });
      this.worker?.ref();
      this.worker?.postMessage({ id, name, given });
    });
  }

  /** Gives its memory back, unless a call is still under way. A later call starts another. */
  async end(): Promise<void> {
    if (this.calls.size > 0) {
      return;
    }
    const worker = this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(path.join(__dirname, "worker.cjs"), {
      workerData: { file: this.file, ...this.options },
      resourceLimits: { maxYoungGenerationSizeMb: NEW_OBJECTS_MB },
    });
    worker.on("message", ({ id, made, error }: Answer) => {
      const call = this.calls.get(id);
      this.calls.delete(id);
      // A thread with nothing to do must not keep the process from ending.
      if (this.calls.size === 0) {
        worker.unref();
      }
      if (error) {
        call?.reject(error);
      } else {
        call?.resolve(made);
      }
    });
    worker.on("error", (error: Error) => {
      this.worker = undefined;
      for (const call of this.calls.values()) {
        call.reject(error);
      }
      this.calls.clear();
    });
    return worker;
  }
}
