import { useEffect } from 'react';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { AnswerBox } from './AnswerBox.tsx';
import { ConversationLog } from './ConversationLog.tsx';
import { ConversationSteps } from './ConversationSteps.tsx';
import { KeptAnswer } from './KeptAnswer.tsx';
import { MemberAside } from './MemberAside.tsx';
import { playerName } from './player-name.ts';
import { useConversation, useEarlier, useSteps, type SupportDesk, type Head } from './useSupport.ts';

/** A conversation: its messages, what the operator may do with it, and the member beside. */
export const ConversationView = ({
  id,
  desk,
  mayWrite,
  typing,
  onBack,
}: {
  id: string;
  desk: SupportDesk;
  mayWrite: boolean;
  typing: boolean;
  onBack: () => void;
}) => {
  const asked = useConversation(id);
  const { earlier, more } = useEarlier(id);
  const steps = useSteps(id);
  const head = asked.data?.conversation;
  const isMine = head?.state === 'TAKEN' && head.operator === desk.account;
  useSeen(isMine ? head : undefined, steps.seen.mutate);
  return (
    <div className="op-support-conversation">
      <KeptAnswer asked={asked}>
        {({ conversation, messages, earlier: before }) => {
          const all = [...(earlier?.messages ?? []), ...messages];
          return (
            <>
              <header className="op-support-title">
                <Button look="quiet" icon="back" onPress={onBack}>
                  {say('console.support.back')}
                </Button>
                <h2>{playerName(conversation)}</h2>
                <span className="op-quiet">{conversation.language}</span>
              </header>
              {mayWrite && (
                <ConversationSteps head={conversation} desk={desk} steps={steps} isMine={isMine} />
              )}
              <ConversationLog
                head={conversation}
                messages={all}
                timeZone={desk.timeZone}
                typing={typing}
                onEarlier={
                  (earlier?.more ?? before) && all[0] ? () => more.mutate(all[0]?.seq ?? 0) : undefined
                }
              />
              {mayWrite && <AnswerBox head={conversation} desk={desk} steps={steps} isMine={isMine} />}
              <MemberAside head={conversation} timeZone={desk.timeZone} />
            </>
          );
        }}
      </KeptAnswer>
    </div>
  );
};

/** Tells the player what the operator has on show, once for each message. */
function useSeen(head: Head | undefined, seen: (body: { read: number }) => void): void {
  const last = head && head.unread > 0 ? head.last : undefined;
  useEffect(() => {
    if (last === undefined) return undefined;
    const tell = (): void => {
      if (document.visibilityState === 'visible') seen({ read: last });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [last, seen]);
}
