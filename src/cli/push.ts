import type { Command } from './command.ts';
import { onPacks } from './on-packs.ts';
import { describeStep, planOf } from './plan.ts';
import { pushPictures } from './push-pictures.ts';
import { printRefused } from './remote.ts';

const options = {
  note: { type: 'string' },
  expect: { type: 'string' },
  delete: { type: 'boolean' },
  draft: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

export const command: Command = {
  usage:
    'push <pack…> [--note <text>] [--expect <version>] [--delete] [--draft] [--dry-run] [--server <address>] [--user <name>] [--configs <folder>]',
  summary:
    'Publishes the files of a pack, or saves them as drafts. What only the server has goes with --delete only.',
  run: (args, terminal) =>
    onPacks(args, terminal, { usage: command.usage, options, needsPack: true }, async (on) => {
      const { pack, local, remote, server, values } = on;
      if (Object.keys(local).length === 0) {
        terminal.error(`There is no pack ${pack} in ${values.configs}, and an empty one is not pushed.`);
        return 2;
      }
      if (values.expect !== undefined && values.expect !== String(remote.version)) {
        const message = `${pack} is at version ${remote.version}, not ${values.expect}.`;
        return printRefused({ code: 'STALE_PLAN', message, fix: 'Run livery diff again.' }, terminal);
      }
      terminal.out(`${pack}, over version ${remote.version}:`);
      const sent = await pushPictures(on, terminal, values['dry-run'] === true);
      if (!sent.ok) return printRefused(sent.refused, terminal);
      const plan = planOf(remote.documents, sent.value);
      const steps = plan.filter(({ change }) => change !== 'remove' || values.delete === true);
      const kept = plan.filter(({ change }) => change === 'remove' && values.delete !== true);

      for (const line of steps.flatMap(describeStep)) terminal.out(`  ${line}`);
      for (const { key } of kept)
        terminal.out(`  = ${key} is on the server only and stays; --delete removes it.`);
      if (steps.length === 0) {
        terminal.out('  Nothing to push.');
        return 0;
      }
      if (values['dry-run'] === true) return 0;

      const publish = values.draft !== true;
      const changes = Object.fromEntries(steps.map(({ key, to }) => [key, to ?? null]));
      // The server refuses when the pack has moved on from the version that the plan was made over.
      const note = values.note ?? 'Pushed from files';
      const pushed = await server.push(pack, { base: remote.version, changes, note, publish });
      if (!pushed.ok) return printRefused(pushed.refused, terminal);
      const { value } = pushed;
      const brands = 'brands' in value ? value.brands : [];
      const moved = brands.map(({ brand, seq }) => `${brand} ${seq}`).join(', ');
      terminal.out(
        publish
          ? `Published version ${value.version}${moved && ` (${moved})`}.`
          : `Saved ${steps.length} ${steps.length === 1 ? 'draft' : 'drafts'}.`,
      );
      return 0;
    }),
};
