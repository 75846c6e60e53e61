import type { Command, Terminal } from './command.ts';

/** Every word of `livery`. Each loads only when it is called. */
const commands: Record<string, () => Promise<Command>> = {
  validate: async () => (await import('./validate.ts')).command,
  diff: async () => (await import('./diff.ts')).command,
  push: async () => (await import('./push.ts')).command,
  pull: async () => (await import('./pull.ts')).command,
  types: async () => (await import('./types.ts')).command,
  texts: async () => (await import('./texts.ts')).command,
  ledger: async () => (await import('./ledger.ts')).command,
  doctor: async () => (await import('./doctor/doctor.ts')).command,
  keys: async () => (await import('./keys.ts')).command,
};

async function help(terminal: Terminal): Promise<void> {
  terminal.out('livery <command> …\n');
  for (const load of Object.values(commands)) {
    const { usage, summary } = await load();
    terminal.out(`  livery ${usage}\n      ${summary}`);
  }
}

/** Runs one command line, without the program's own name. Answers with the exit code: 2 for a wrong call. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const [word, ...rest] = args;
  if (word === undefined || ['help', '--help', '-h'].includes(word)) {
    await help(terminal);
    return word === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!load) {
    terminal.error(`There is no command "${word}". There is: ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  return (await load()).run(rest, terminal);
}
