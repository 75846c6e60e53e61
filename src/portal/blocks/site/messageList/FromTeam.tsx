import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Message } from './message.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { useReply } from './use-reply.ts';

/** Who wrote a message of the team, with an answer where the brand allows one, and the mute. */
export function FromTeam({
  id,
  team: { account, nickname, answer, muted },
}: {
  id: string;
  team: NonNullable<Message['team']>;
}) {
  const say = useText();
  const { busy, send } = useReply();
  const name = nickname || account;
  const mute = () =>
    send(
      { do: muted ? 'hear' : 'mute', id },
      say(muted ? 'messages.agent.heard' : 'messages.agent.muted', { name }),
    );
  return (
    <div className="lv-messages-team">
      <p>{say('messages.agent.from', { name, account })}</p>
      {answer > 0 && (
        <ReplyForm
          label={say('messages.agent.answer')}
          send={say('messages.agent.send')}
          length={answer}
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
