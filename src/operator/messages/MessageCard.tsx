import { useState } from 'react';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { languageName } from '../documents/reader.ts';
import { momentText, wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { MembersAbout } from '../members/calls.ts';
import { Button } from '../parts/Button.tsx';
import { PaymentCard } from '../payments/PaymentCard.tsx';
import { AudienceText } from './AudienceText.tsx';
import { StopMessageDialog } from './StopMessageDialog.tsx';

export type Message = AdminCallTypes['messageQueue']['value']['messages'][number];

/** A message of an operator: its title, who it is for, and how far it has come; one that waits or is being sent can be stopped. */
export const MessageCard = ({ message, desk }: { message: Message; desk: MembersAbout }) => {
  const [stops, setStops] = useState(false);
  const { accounts, audience, endedAt, madeAt, madeBy, picture, promotional, read, sendAt, sent } = message;
  const { state, stoppedBy, words } = message;
  const [language = '', ...others] = desk.languages.filter((each) => Object.hasOwn(words, each));
  const title = words[language]?.title ?? Object.values(words)[0]?.title ?? message.id;
  const waits = state === 'WAITING' || state === 'SENDING';
  const moment = (at: string) => momentText(at, desk.timeZone);
  return (
    <PaymentCard
      amount={title}
      state={say(`console.messages.states.${state}`)}
      calls={waits}
      pictures={picture === null ? [] : [picture]}
      pictureAt={(address) => address}
      nameOf={() => say('console.messages.picture')}
      facts={[
        [
          say('console.messages.to'),
          accounts === null
            ? null
            : say('console.messages.toAccounts', { count: accounts, accounts: wholeText(accounts) }),
        ],
        [say('console.messages.sent'), wholeText(sent)],
        [say('console.messages.read'), wholeText(read)],
        [say(state === 'WAITING' ? 'console.messages.sendAt' : 'console.messages.since'), moment(sendAt)],
        [say('console.messages.ended'), endedAt === null ? null : moment(endedAt)],
        [say('console.messages.stoppedBy'), stoppedBy],
        [say('console.messages.madeBy'), `${madeBy} · ${moment(madeAt)}`],
        [say('console.messages.languages'), [language, ...others].map(languageName).join(', ')],
        [say('console.messages.kind'), promotional ? say('console.messages.promotional') : null],
      ]}
    >
      {accounts === null && <AudienceText audience={audience} />}
      {waits && desk.writes && (
        <div className="op-payment-steps">
          <Button look="quiet" onPress={() => setStops(true)}>
            {say('console.messages.stop')}
          </Button>
        </div>
      )}
      {stops && <StopMessageDialog id={message.id} title={title} onClose={() => setStops(false)} />}
    </PaymentCard>
  );
};
