import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { useReply } from './use-reply.ts';

/** A message to the upline, where the brand lets members write to it. */
export function ToUpline() {
  const say = useText();
  const { busy, send } = useReply();
  const security = useCall('memberSecurity', {});
  const upline = security.state === 'ready' ? security.value.upline : undefined;
  if (!upline || upline.writes === 0) return null;
  const { name, writes } = upline;
  return (
    <details className="lv-messages-team">
      <summary>{say('messages.agent.toUpline', { name })}</summary>
      <ReplyForm
        label={say('team.message.text')}
        send={say('team.message.send')}
        length={writes}
        busy={busy}
        onSend={(text) => send({ do: 'upline', text }, say('messages.agent.sent', { name }))}
      />
    </details>
  );
}
