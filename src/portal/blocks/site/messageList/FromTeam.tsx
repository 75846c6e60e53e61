import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { useReply } from './use-reply.ts';

/** Who wrote a message of the team, with an answer where the brand allows one, and the mute. */
export function FromTeam({ id }: { id: string }) {
  const say = useText();
  const { busy, send } = useReply();
  const about = useCall('agentMessageAbout', { query: { id } });
  if (about.state !== 'ready') return null;
  const { sender, mayAnswer, length, muted } = about.value;
  const name = sender.nickname || sender.account;
  const mute = () =>
    send(
      { do: muted ? 'hear' : 'mute', id },
      say(muted ? 'messages.agent.heard' : 'messages.agent.muted', { name }),
    );
  return (
    <div className="lv-messages-team">
      <p>{say('messages.agent.from', { name, account: sender.account })}</p>
      {mayAnswer && (
        <ReplyForm
          label={say('messages.agent.answer')}
          send={say('messages.agent.send')}
          length={length}
          busy={busy}
          onSend={(text) => send({ do: 'answer', id, text }, say('messages.agent.answered', { name }))}
        />
      )}
      <Button size="small" variant="ghost" busy={busy} onClick={() => void mute()}>
        {say(muted ? 'messages.agent.hear' : 'messages.agent.mute', { name })}
      </Button>
    </div>
  );
}
