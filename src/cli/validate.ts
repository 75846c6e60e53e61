import { join } from 'node:path';
import { isError, type Problem } from '#engine/problems.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from '#play/product.ts';
import type { Command, Terminal } from './command.ts';
import { localPacks } from './local-packs.ts';
import { readArgs } from './read-args.ts';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `file:line:column code message`, then how to fix it on a line of its own. */
function printProblem(
  { file, line, column, severity, code, message, fix }: Problem,
  { out }: Terminal,
): void {
  out(`${file}:${line}:${column} ${code}${severity === 'warning' ? ' (warning)' : ''} ${message}`);
  out(`    ${fix}`);
}

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const options = {
    configs: { type: 'string', default: 'configs' },
    json: { type: 'boolean', default: false },
  } as const;
  const read = readArgs(args, options, command.usage, terminal);
  if (!read) return 2;
  const { values, positionals } = read;

  const set = await localPacks(values.configs, positionals, terminal);
  if (!set) return 2;

  const chosen = positionals.length > 0 ? positionals : undefined;
  const problems = validatePacks(product, set, chosen).map((problem) => ({
    ...problem,
    file: join(values.configs, problem.file),
  }));
  const errors = problems.filter(isError).length;
  if (values.json) terminal.out(JSON.stringify(problems, null, 2));
  else {
    for (const problem of problems) printProblem(problem, terminal);
    const count = `${plural(errors, 'error')}, ${plural(problems.length - errors, 'warning')}`;
    const packs = positionals.length > 0 ? positionals : Object.keys(set);
    const others =
      positionals.length === 0 ? '' : ` and what extends ${positionals.length > 1 ? 'them' : 'it'}`;
    terminal.out(`${count} in ${packs.join(', ')}${others}`);
  }
  return errors > 0 ? 1 : 0;
}

/** `livery validate`: every problem of packs and of what extends them; exit code 1 when one is an error. */
export const command: Command = {
  usage: 'validate [<pack> …] [--configs <folder>] [--json]',
  summary: 'checks packs, and every pack that extends them: schema, references, lint',
  run,
};
