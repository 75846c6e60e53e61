import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Downline } from './downline.ts';
import { WordsForm } from './WordsForm.tsx';

/** What the agent writes for itself about a member. */
export function NoteForm({ member: { id: member, note: before } }: { member: Downline }) {
  const say = useText();
  const { gateway } = usePortal();
  return (
    <WordsForm
      name="note"
      label={say('team.note')}
      hint={say('team.note.hint')}
      send={say('team.note.save')}
      before={before}
      onSend={async (note) => {
        await gateway.call('agentNote', { body: { member, note } });
        return say('team.note.done');
      }}
    />
  );
}
