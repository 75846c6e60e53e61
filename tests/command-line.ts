import { parseArgs } from 'node:util';

/** Options of a benchmark, given as their usual values. `--help` prints what it does and its options, and ends the process. */
export function readCommandLine<Name extends string>(
  about: string,
  usual: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const names = Object.keys(usual) as Name[];
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { ...Object.fromEntries(names.map((name) => [name, text])), help: { type: 'boolean' } },
  });
  const given = values as Partial<Record<string, string | boolean>>;
  if (given['help'] === true) {
    const lines = names.map((name) => `  --${name} <value>  (${usual[name]})`);
    process.stdout.write(`${about}\n\n${lines.join('\n')}\n`);
    process.exit(0);
  }
  return { ...usual, ...(values as Partial<Record<Name, string>>) };
}
