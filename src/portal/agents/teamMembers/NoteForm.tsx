import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { TeamField } from '#portal/agents/TeamField.tsx';
import { useTeamStep } from '#portal/agents/use-team-step.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Downline } from './downline.ts';

const most = 500;

/** What the agent writes for itself about a member. */
export function NoteForm({ member: { id: member, note = '' } }: { member: Downline }) {
  const say = useText();
  const id = useId();
  const { gateway } = usePortal();
  const [typed, setTyped] = useState(note);
  const { busy, wrong, run } = useTeamStep(['agentDownlines']);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await gateway.call('agentNote', { body: { member, note: typed.trim() } });
      return say('team.note.done');
    });
  };
  return (
    <form className="lv-team-form" onSubmit={send}>
      <TeamField id={id} label={say('team.note')} hint={say('team.note.hint')} wrong={wrong['note']}>
        <textarea
          id={id}
          rows={2}
          maxLength={most}
          value={typed}
          aria-describedby={`${id}-told`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </TeamField>
      <Button type="submit" busy={busy}>
        {say('team.note.save')}
      </Button>
    </form>
  );
}
