/** Where a command writes to and what it takes from its surroundings. */
export type Terminal = {
  out: (line: string) => void;
  error: (line: string) => void;
  env: Readonly<Record<string, string | undefined>>;
};

/** A word of `livery`, in a module of its own. */
export type Command = {
  /** Usage in one line, without "livery". */
  usage: string;
  /** Summary in one line. */
  summary: string;
  /** Runs with what follows the word; the answer is the exit code. */
  run: (args: readonly string[], terminal: Terminal) => Promise<number>;
};
