import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documentFile } from '#engine/packs.ts';
import type { Command } from './command.ts';
import { onPacks } from './on-packs.ts';
import { describePicture, missingFiles, missingPictures, pictureFile } from './pictures.ts';
import { describeStep, planOf } from './plan.ts';
import { printRefused } from './remote.ts';

/** A name of a pack or `kind/id` that leads to no place outside the folder of packs. */
const isPlainName = (name: string): boolean => /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)?$/.test(name);

export const command: Command = {
  usage: 'pull [pack…] [--delete] [--dry-run] [--server <address>] [--user <name>] [--configs <folder>]',
  summary:
    'Writes what the server has published into files, byte by byte. Files that only stand here go with --delete only.',
  run: (args, terminal) =>
    onPacks(
      args,
      terminal,
      {
        usage: command.usage,
        options: { delete: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
        needsPack: false,
      },
      async ({ pack, local, remote, server, values }) => {
        const odd = [pack, ...Object.keys(remote.documents)].find((name) => !isPlainName(name));
        if (odd !== undefined) {
          terminal.error(
            `The server names a document "${odd}", which is no place for a file. Nothing was written.`,
          );
          return 1;
        }
        const plan = planOf(local, remote.documents);
        const listed = await server.pictures(pack);
        if (!listed.ok) return printRefused(listed.refused, terminal);
        const pictures = [
          ...(await missingPictures(values.configs, pack, remote.documents)),
          ...(await missingFiles(values.configs, pack, listed.value.pictures)),
        ];
        const count = plan.length + pictures.length;
        terminal.out(
          `${pack}, version ${remote.version}: ${count === 0 ? 'the same' : `${count} to change`}`,
        );
        for (const step of plan) {
          const file = join(values.configs, documentFile(pack, step.key));
          if (step.to === undefined && values.delete !== true) {
            terminal.out(`  = ${step.key} stands here only and stays; --delete removes it.`);
            continue;
          }
          for (const line of describeStep(step)) terminal.out(`  ${line}`);
          if (values['dry-run'] === true) continue;
          if (step.to === undefined) await rm(file);
          else {
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, step.to);
          }
        }
        for (const picture of pictures) {
          terminal.out(`  ${describePicture(picture)}`);
          if (values['dry-run'] === true) continue;
          const bytes = await server.picture(pack, picture.path, picture.hash);
          if (!bytes) {
            terminal.error(`The server does not have ${pack}/assets/${picture.path} any more.`);
            return 1;
          }
          const file = pictureFile(values.configs, pack, picture.path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, bytes);
        }
        return 0;
      },
    ),
};
