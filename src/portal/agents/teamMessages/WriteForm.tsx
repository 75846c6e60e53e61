import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { TeamField } from '#portal/agents/TeamField.tsx';
import { useTeamStep, type Wrong } from '#portal/agents/use-team-step.ts';
import type { CallRequest } from '#portal/gateway/call-types.ts';
import { withIntention } from '#portal/gateway/intention.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { TeamMessageDesk } from './MessageDesk.tsx';
import '#portal/gateway/late-calls.ts';

type Body = CallRequest<'agentMessageSend'>['body'];
/** Whom it is written to. */
export type To = { to: 'members'; members: string[] } | { to: 'level'; level: number };

/** A message to members of the team: words, what is left of the day, and what sends them. */
export function WriteForm({
  desk: { length, left, perDay, stopped },
  to,
  send,
  onSent,
  children,
}: {
  desk: TeamMessageDesk;
  to: To;
  /** Label of the button. */
  send: string;
  onSent?: (() => void) | undefined;
  /** Fields before the words, with what is wrong about them. */
  children?: (wrong: Wrong) => ReactNode;
}) {
  const say = useText();
  const id = useId();
  const portal = usePortal();
  const [typed, setTyped] = useState('');
  const { busy, wrong, run } = useTeamStep(['agentMessageDesk']);
  if (stopped) return <p className="lv-record-line">{say('error.AGENT_MESSAGES_STOPPED')}</p>;
  const words = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const body: Body = { ...to, text: words };
      const { addressed } = await withIntention(portal, 'agentMessageSend', body, (idempotencyKey) =>
        portal.gateway.call('agentMessageSend', { body }, { idempotencyKey }),
      );
      setTyped('');
      onSent?.();
      return say('team.message.done', { count: addressed });
    });
  };
  return (
    <form className="lv-team-form" aria-label={say('team.message')} onSubmit={submit}>
      {children?.(wrong)}
      <TeamField
        id={id}
        label={say('team.message.text')}
        hint={say('team.message.left', { left, perDay })}
        wrong={wrong['text'] ?? wrong['members']}
      >
        <textarea
          id={id}
          rows={4}
          maxLength={length}
          value={typed}
          aria-describedby={`${id}-told`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </TeamField>
      <Button type="submit" variant="primary" icon="mail" busy={busy} disabled={words === '' || left === 0}>
        {send}
      </Button>
    </form>
  );
}
