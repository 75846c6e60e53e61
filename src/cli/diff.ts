import type { Command } from './command.ts';
import { onPacks } from './on-packs.ts';
import { describePicture, newPictures } from './pictures.ts';
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
      async ({ pack, local, remote, values }) => {
        const steps = planOf(remote.documents, local);
        const pictures = await newPictures(values.configs, pack, { local, remote: remote.documents });
        const count = steps.length + pictures.length;
        terminal.out(
          `${pack}, version ${remote.version}: ${count === 0 ? 'the same' : `${count} to change`}`,
        );
        for (const line of steps.flatMap(describeStep)) terminal.out(`  ${line}`);
        for (const picture of pictures) terminal.out(`  ${describePicture(picture)}`);
        return count === 0 ? 0 : 1;
      },
    ),
};
