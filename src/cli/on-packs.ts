import type { ParseArgsConfig } from 'node:util';
import { readPacks } from '#engine/node/read-packs.ts';
import { skippedProblems } from '#engine/validate/skipped.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { Terminal } from './command.ts';
import { readArgs } from './read-args.ts';
import { connect, printRefused, remoteOptions, type Remote, type RemotePack } from './remote.ts';

export type OnPack<Values> = {
  pack: string;
  /** Texts of the files; empty when there is no folder of the pack. */
  local: Record<DocumentKey, string>;
  remote: RemotePack;
  server: Remote;
  values: Values & { configs: string };
};

type Options = NonNullable<ParseArgsConfig['options']>;
type ValuesOf<O extends Options> = { [K in keyof O]?: O[K]['type'] extends 'boolean' ? boolean : string };

/**
 * Runs `work` for each pack named, or for every pack of the server that may be read; signs in before and out after.
 * @returns the highest exit code of the runs; 2 for a wrong call.
 */
export async function onPacks<const O extends Options>(
  args: readonly string[],
  terminal: Terminal,
  { usage, options, needsPack }: { usage: string; options: O; needsPack: boolean },
  work: (on: OnPack<ValuesOf<O>>) => Promise<number>,
): Promise<number> {
  const read = readArgs(args, { ...remoteOptions, ...options }, usage, terminal);
  if (!read) return 2;
  const values = read.values as unknown as ValuesOf<O> & { configs: string; server?: string; user?: string };
  const named = read.positionals;
  if (needsPack && named.length === 0) {
    terminal.error(`Name a pack.\nlivery ${usage}`);
    return 2;
  }
  const files = await readPacks(values.configs).catch(() => undefined);
  if (!files) {
    terminal.error(`The folder of packs "${values.configs}" cannot be read. Name it with --configs.`);
    return 2;
  }
  const skipped = Object.values(files).flatMap(skippedProblems);
  if (skipped.length > 0) {
    for (const { file, code, message, fix } of skipped) terminal.error(`${file} ${code} ${message} ${fix}`);
    return 2;
  }
  const connected = await connect(values, terminal);
  if (!connected.ok) return printRefused(connected.refused, terminal);
  const server = connected.value;
  try {
    const listed = await server.packs();
    if (!listed.ok) return printRefused(listed.refused, terminal);
    const packs = named.length > 0 ? named : listed.value.packs.map(({ pack }) => pack);
    let worst = 0;
    for (const pack of packs) {
      const remote = await server.export(pack);
      const local = files[pack]?.documents ?? {};
      const code = remote.ok
        ? await work({ pack, local, remote: remote.value, server, values })
        : printRefused(remote.refused, terminal);
      worst = Math.max(worst, code);
    }
    return worst;
  } finally {
    await server.leave();
  }
}
