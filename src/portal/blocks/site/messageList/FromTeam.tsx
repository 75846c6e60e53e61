import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { tellError } from '#portal/errors/tell-error.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import { withIntention } from '#portal/gateway/intention.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** Who wrote a message of the team, with an answer where the brand allows one, and the mute. */
export function FromTeam({ id }: { id: string }) {
  const say = useText();
  const field = useId();
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const about = useCall('agentMessageAbout', { query: { id } });
  if (about.state !== 'ready') return null;
  const { sender, mayAnswer, length, muted } = about.value;
  const name = sender.nickname || sender.account;
  const send = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      portal.toasts.show(await work(), 'success');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
    } finally {
      portal.calls.invalidate((call) => call === 'agentMessageAbout');
      setBusy(false);
    }
  };
  const answer = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      const body = { id, text: typed.trim() };
      await withIntention(portal, 'agentMessageAnswer', body, (idempotencyKey) =>
        portal.gateway.call('agentMessageAnswer', { body }, { idempotencyKey }),
      );
      setTyped('');
      return say('messages.agent.answered', { name });
    });
  };
  const mute = () =>
    void send(async () => {
      await portal.gateway.call('agentMessageMute', { body: { id, muted: !muted } });
      return say(muted ? 'messages.agent.heard' : 'messages.agent.muted', { name });
    });
  return (
    <div className="lv-messages-team">
      <p>{say('messages.agent.from', { name, account: sender.account })}</p>
      {mayAnswer && (
        <form onSubmit={answer}>
          <label htmlFor={field}>{say('messages.agent.answer')}</label>
          <textarea
            id={field}
            className="lv-control"
            rows={3}
            maxLength={length}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" size="small" busy={busy} disabled={typed.trim() === ''}>
            {say('messages.agent.send')}
          </Button>
        </form>
      )}
      <Button size="small" variant="ghost" busy={busy} onClick={mute}>
        {say(muted ? 'messages.agent.hear' : 'messages.agent.mute', { name })}
      </Button>
    </div>
  );
}
