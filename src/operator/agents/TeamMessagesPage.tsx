import { useState } from 'react';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { DecisionDialog } from '../payments/DecisionDialog.tsx';
import { PaymentCard } from '../payments/PaymentCard.tsx';
import { AgentSection } from './AgentSection.tsx';
import { AskedList } from './AskedList.tsx';
import type { AgentMessage, MessageQuery, MessageStop } from './calls.ts';
import { useAgentChange, useAgentMessages } from './useAgents.ts';

/** What agents write to their branches and get as answers; operators stop a member's messages here. */
export const TeamMessagesPage = () => {
  const [asked, setAsked] = useState<MessageQuery>({ search: '', page: 0 });
  const answer = useAgentMessages(asked);
  return (
    <AgentSection
      id="agent-messages-title"
      title={say('console.agents.tabs.messages')}
      lead={say('console.agents.messagesLead')}
      choice={
        <SearchBox
          label={say('console.agents.searchMessages')}
          value={asked.search}
          onChange={(search) => setAsked({ search, page: 0 })}
        />
      }
    >
      <AskedList
        asked={answer}
        page={asked.page}
        empty={say('console.agents.noMessages')}
        countOf={({ messages }) => messages.length}
        onPage={(page) => setAsked({ ...asked, page })}
      >
        {({ messages, ...desk }) =>
          messages.map((message) => <MessageCard key={message.id} message={message} {...desk} />)
        }
      </AskedList>
    </AgentSection>
  );
};

const toOf = ({ kind, level, to, addressed }: AgentMessage): string =>
  kind === 'LEVEL'
    ? say('console.agents.messageLevel', { level: level ?? 1, number: addressed })
    : addressed > to.length
      ? say('console.agents.messageMore', { names: to.join(', '), number: addressed - to.length })
      : to.join(', ');

const MessageCard = ({
  message,
  timeZone,
  decides,
}: {
  message: AgentMessage;
  timeZone: string;
  decides: boolean;
}) => {
  const [asks, setAsks] = useState(false);
  const { sender, account, at, kind, text, stop } = message;
  const step = stop ? 'allow' : 'stop';
  const change = useAgentChange(
    (calls, body: MessageStop) => calls.stopMessages(sender, body),
    () => setAsks(false),
  );
  return (
    <PaymentCard
      amount={account}
      state={say(stop ? 'console.agents.messagesStopped' : `console.agents.messageKinds.${kind}`)}
      calls={false}
      pictures={[]}
      nameOf={String}
      facts={[
        [say('console.agents.messageTo'), toOf(message)],
        [say('console.agents.messageText'), text],
        [say('console.agents.messageAt'), momentText(at, timeZone)],
        [
          say('console.agents.messagesStopped'),
          stop && `${momentText(stop.at, timeZone)} · ${stop.by} · ${stop.reason}`,
        ],
      ]}
    >
      {decides && (
        <div className="op-payment-steps">
          <Button look={stop ? 'quiet' : 'danger'} onPress={() => setAsks(true)}>
            {say(`console.agents.messageSteps.${step}`)}
          </Button>
        </div>
      )}
      {asks && (
        <DecisionDialog
          title={say(`console.agents.messageTitles.${step}`)}
          confirm={say(`console.agents.messageSteps.${step}`)}
          about={account}
          reasonLabel={stop ? undefined : say('console.agents.reason')}
          decision={change}
          onDecide={(reason) => change.mutate(stop ? { do: 'allow' } : { do: 'stop', reason })}
          onClose={() => setAsks(false)}
        />
      )}
    </PaymentCard>
  );
};
