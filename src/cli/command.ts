/** Input and output of a command. */
export type Terminal = {
  out: (line: string) => void;
  error: (line: string) => void;
  env: Readonly<Record<string, string | undefined>>;
};

/** Command of `livery`; each has its own module. */
export type Command = {
  /** Usage in one line, without "livery". */
  usage: string;
  /** Summary in one line. */
  summary: string;
  /** Runs with what follows the word; the answer is the exit code. */
  run: (args: readonly string[], terminal: Terminal) => Promise<number>;
};
