import { own, type Json } from '#engine/json/json.ts';
import { withValue, type PackDocuments } from '../documents/reader.ts';
import { flagRows } from '../flags/flag-rows.ts';
import { flagsKey, isSwitchedOn, turnedFlag } from '../flags/useFlagEdits.ts';
import { say } from '../language/say.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Command } from './command.ts';
import { FlipFlagDialog } from './FlipFlagDialog.tsx';

/** A command for each switch of a brand. One that players see asks first; the edit is a draft and can be undone. */
export function flagCommands(workspace: Workspace, documents: PackDocuments, isLive: boolean): Command[] {
  return flagRows(own(documents, flagsKey)).map(({ id, name, description, value }) => {
    const title = say(isSwitchedOn(value) ? 'console.commands.turnOff' : 'console.commands.turnOn', { name });
    const flip = (): void => {
      const document = own(workspace.getState().drafts, flagsKey)?.merged;
      if (!document) return;
      workspace.edit(say('console.values.edit', { name }), {
        [flagsKey]: withValue(document, ['flags', id], turnedFlag(value) as unknown as Json),
      });
    };
    return {
      id: `flag ${id}`,
      title,
      detail: description,
      also: `${id} ${say('console.values.flags.title')}`,
      run: ({ show }) => {
        if (!isLive) flip();
        else
          show((close) => (
            <FlipFlagDialog
              title={title}
              lead={description}
              onFlip={() => {
                flip();
                close();
              }}
              onClose={close}
            />
          ));
      },
    };
  });
}
