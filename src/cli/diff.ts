import type { Command } from './command.ts';
import { onPacks } from './on-packs.ts';
import { describeStep, planOf } from './plan.ts';

export const command: Command = {
  usage: 'diff [pack…] [--server <address>] [--user <name>] [--configs <folder>]',
  summary:
    'Shows what a push would change on the server. Exit code 1 when there is a difference. Password: LIVERY_PASSWORD.',
  run: (args, terminal) =>
    onPacks(
      args,
      terminal,
      { usage: command.usage, options: {}, needsPack: false },
      ({ pack, local, remote }) => {
        const steps = planOf(remote.documents, local);
        terminal.out(
          `${pack}, version ${remote.version}: ${steps.length === 0 ? 'the same' : `${steps.length} to change`}`,
        );
        for (const line of steps.flatMap(describeStep)) terminal.out(`  ${line}`);
        return Promise.resolve(steps.length === 0 ? 0 : 1);
      },
    ),
};
