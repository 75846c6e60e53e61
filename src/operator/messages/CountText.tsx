import { refusalOf } from '../api/refusal.ts';
import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useRecipientCount, type CountAsked } from './useMessages.ts';

/** How many members would get a message now, or how many at least where there are too many to look at. */
export const CountText = ({ asked }: { asked: CountAsked }) => {
  const { data, error } = useRecipientCount(asked);
  if (error !== null) return <RefusalNotice refusal={refusalOf(error)} />;
  if (!data) return <p role="status">{say('console.messages.counting')}</p>;
  const { looked, members, recipients } = data;
  return (
    <p role="status">
      {looked < members
        ? say('console.messages.countAtLeast', {
            count: recipients,
            recipients: wholeText(recipients),
            looked: wholeText(looked),
            members: wholeText(members),
          })
        : say('console.messages.count', { count: recipients, recipients: wholeText(recipients) })}
    </p>
  );
};
