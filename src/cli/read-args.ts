import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Terminal } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; allowPositionals: true }>
>;

/** The options and names of a call; undefined when it is a wrong one, which is said with its usage. */
export function readArgs<const O extends Options>(
  args: readonly string[],
  options: O,
  usage: string,
  terminal: Terminal,
): Read<O> | undefined {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    terminal.error(`${error instanceof Error ? error.message : String(error)}\nlivery ${usage}`);
    return undefined;
  }
}
