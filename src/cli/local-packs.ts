import { readPacks } from '#engine/node/read-packs.ts';
import type { PackSet } from '#engine/packs.ts';
import type { Terminal } from './command.ts';

/** Reads the packs of a folder. Prints an unreadable folder or an unknown pack name, and then returns undefined. */
export async function localPacks(
  folder: string,
  named: readonly string[],
  terminal: Terminal,
): Promise<PackSet | undefined> {
  let set: PackSet;
  try {
    set = await readPacks(folder);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    terminal.error(`The folder of packs "${folder}" cannot be read (${why}). Name it with --configs.`);
    return undefined;
  }
  const unknown = named.filter((pack) => !Object.hasOwn(set, pack));
  if (unknown.length === 0) return set;
  terminal.error(`No pack ${unknown.join(', ')} in ${folder}. There is: ${Object.keys(set).join(', ')}.`);
  return undefined;
}
