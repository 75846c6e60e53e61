export type StreamOptions = {
  /** Asks for the stream; the signal ends it. */
  open: (signal: AbortSignal) => Promise<Response>;
  /**
   * Reads an answer to its end.
   * @returns milliseconds until the next is asked for, or `over` when none is; undefined, as an error, for one that broke
   */
  read: (response: Response, isCurrent: () => boolean) => Promise<number | 'over' | undefined>;
  /** Called when a stream has ended of which none follows at once. */
  onEnd?: (how: number | 'over' | undefined) => void;
  /** Milliseconds between two attempts at most. */
  longestPause: number;
  random?: (() => number) | undefined;
};

export type KeptStream = {
  /** True while one is open or on its way. */
  isOpen: () => boolean;
  /** Opens the stream where none is open or on its way. */
  connect: () => void;
  /** Ends it until `connect`. */
  disconnect: () => void;
  /** Opens it after a pause: the given one, or one that grows with each failure. */
  again: (pause?: number) => void;
  /** Tells that something was heard: the next failure counts as the first. */
  heard: () => void;
};

const firstPause = 1_000;

/** Keeps a stream of events open. Pauses have a random part, so that a server that starts anew does not meet all pages at once. */
export function keepStream({
  open,
  read,
  onEnd,
  longestPause,
  random = Math.random,
}: StreamOptions): KeptStream {
  let connection: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const connect = async (): Promise<void> => {
    if (connection) return;
    clearTimeout(retry);
    const own = (connection = new AbortController());
    const how = await open(own.signal)
      .then((response) => read(response, () => connection === own))
      .catch(() => undefined);
    own.abort();
    if (connection !== own) return;
    connection = undefined;
    onEnd?.(how);
    if (how !== 'over') again(how);
  };
  const again = (pause = Math.min(firstPause * 2 ** failures++, longestPause)): void => {
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), pause * (0.5 + random() / 2));
  };
  return {
    isOpen: () => connection !== undefined,
    connect: () => void connect(),
    again,
    heard: () => void (failures = 0),
    disconnect() {
      clearTimeout(retry);
      const ended = connection;
      connection = undefined;
      ended?.abort();
    },
  };
}
