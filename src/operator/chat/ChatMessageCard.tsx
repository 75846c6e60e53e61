import { useState, type ReactNode } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { MembersAbout } from '../members/calls.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { PaymentCard } from '../payments/PaymentCard.tsx';
import { ModerationDialog, type Step } from './ModerationDialog.tsx';
import { useModeration, type ChatMessage } from './useChat.ts';

const noPictures: readonly string[] = [];
const noFacts: readonly (readonly [string, string | null])[] = [];

/** A message with who wrote it, and what a moderator can do about both. */
export const ChatMessageCard = ({
  message,
  desk,
  facts = noFacts,
  calls = false,
  children,
}: {
  message: ChatMessage;
  desk: MembersAbout;
  /** Further facts, such as of its reports. */
  facts?: readonly (readonly [string, string | null])[];
  calls?: boolean;
  children?: ReactNode;
}) => {
  const [step, setStep] = useState<Step>();
  const lift = useModeration();
  const { account, at, banned, bet, deleted, memberId, mutedUntil, nickname, text } = message;
  const restricted = banned || mutedUntil !== null;
  const state = banned
    ? say('console.chat.banned')
    : mutedUntil !== null
      ? say('console.chat.mutedUntil', { time: momentText(mutedUntil, desk.timeZone) })
      : '';
  return (
    <PaymentCard
      amount={nickname}
      state={deleted === null ? state : say(`console.chat.deleted.${deleted}`)}
      calls={calls}
      pictures={noPictures}
      nameOf={String}
      facts={[
        [say('console.feedback.member'), account],
        [say('console.chat.at'), momentText(at, desk.timeZone)],
        [say('console.chat.writing'), restricted && deleted !== null ? state : null],
        ...facts,
      ]}
    >
      <blockquote className="op-feedback-words">
        {text === '' && bet ? say('console.chat.bet') : text}
      </blockquote>
      {desk.writes && (
        <div className="op-payment-steps">
          {children}
          {deleted === null && (
            <Button look="danger" onPress={() => setStep('delete')}>
              {say('console.chat.delete')}
            </Button>
          )}
          <Button onPress={() => setStep('mute')}>{say('console.chat.mute')}</Button>
          {!banned && <Button onPress={() => setStep('ban')}>{say('console.chat.ban')}</Button>}
          {restricted && (
            <Button
              busy={lift.isPending}
              onPress={() => lift.mutate({ what: 'restrict', member: memberId, restriction: { do: 'lift' } })}
            >
              {say('console.chat.lift')}
            </Button>
          )}
        </div>
      )}
      {lift.error !== null && <RefusalNotice refusal={refusalOf(lift.error)} />}
      {step && <ModerationDialog step={step} message={message} onClose={() => setStep(undefined)} />}
    </PaymentCard>
  );
};
