import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { TeamField } from '#portal/agents/TeamField.tsx';
import { useTeamStep } from '#portal/agents/use-team-step.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Downline } from './downline.ts';

const most = 500;
/** Shortest reason that the operator is asked with. */
const least = 3;

/** Asks the operator to freeze a member; tells of a request that waits, or of the freeze. */
export function FreezeForm({ member: { id: member, freeze } }: { member: Downline }) {
  const say = useText();
  const id = useId();
  const { gateway } = usePortal();
  const [typed, setTyped] = useState('');
  const { busy, wrong, run } = useTeamStep(['agentDownlines']);
  if (freeze !== undefined) return <p className="lv-record-line">{say(`team.freeze.${freeze}`)}</p>;
  const reason = typed.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await gateway.call('agentFreeze', { body: { member, reason } });
      return say('team.freeze.done');
    });
  };
  return (
    <form className="lv-team-form" aria-label={say('team.freeze')} onSubmit={send}>
      <TeamField
        id={id}
        label={`${say('team.freeze')}: ${say('team.freeze.reason')}`}
        hint={say('team.freeze.hint')}
        wrong={wrong['reason']}
      >
        <textarea
          id={id}
          rows={2}
          maxLength={most}
          value={typed}
          aria-describedby={`${id}-told`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </TeamField>
      <Button type="submit" busy={busy} disabled={reason.length < least}>
        {say('team.freeze.send')}
      </Button>
    </form>
  );
}
