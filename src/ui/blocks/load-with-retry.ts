/** A piece of the application could not be fetched, after all attempts or after the time-out. */
export class ChunkLoadError extends Error {
  readonly code = 'CHUNK_LOAD_FAILED';
  constructor(cause: unknown) {
    super('A part of the page could not be loaded. Check the connection and try again.', { cause });
    this.name = 'ChunkLoadError';
  }
}

export type RetryOptions = {
  attempts: number;
  /** Milliseconds before the second attempt; doubles for each further one. */
  delay: number;
  /** Milliseconds for all attempts together. */
  timeout: number;
};

const defaults: RetryOptions = { attempts: 3, delay: 400, timeout: 120_000 };

/** Overrides the defaults, from the constants document (chunkTimeoutMs). */
export function setChunkTimeout(milliseconds: number): void {
  defaults.timeout = milliseconds;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Runs `load` with retries; rejects with ChunkLoadError. */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  options: Partial<RetryOptions> = {},
): Promise<T> {
  const { attempts, delay, timeout } = { ...defaults, ...options };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), timeout);
  });
  const tries = async (): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await load();
      } catch (error) {
        if (attempt >= attempts) throw new ChunkLoadError(error);
        await wait(delay * 2 ** (attempt - 1));
      }
    }
  };
  try {
    return await Promise.race([tries(), expiry]);
  } finally {
    clearTimeout(timer);
  }
}
