import { useState } from 'react';
import { say } from '../language/say.ts';
import { ConditionEditor } from '../conditions/ConditionEditor.tsx';
import { Button } from '../parts/Button.tsx';
import { Segments } from '../parts/Segments.tsx';
import { TextArea } from '../parts/TextArea.tsx';
import { CountText } from './CountText.tsx';
import { recipientsOf, type MessageDraft } from './message-draft.ts';

const choices = ['all', 'audience', 'accounts'] as const;

/** Who a message is for, with how many that would be now. */
export const RecipientsPart = ({
  draft,
  onChange,
}: {
  draft: MessageDraft;
  onChange: (part: Partial<MessageDraft>) => void;
}) => (
  <>
    <Segments
      label={say('console.messages.to')}
      value={draft.to}
      options={choices.map((id) => ({ id, name: say(`console.messages.choices.${id}`) }))}
      onChange={(to) => onChange({ to })}
    />
    {draft.to === 'audience' && (
      <ConditionEditor
        label={say('console.messages.audience')}
        value={draft.audience}
        onChange={(audience) => onChange({ audience })}
      />
    )}
    {draft.to === 'accounts' && (
      <TextArea
        label={say('console.messages.accounts')}
        hint={say('console.messages.accountsHint')}
        value={draft.accounts}
        onChange={(accounts) => onChange({ accounts })}
        rows={3}
        isRequired
      />
    )}
    <label className="op-check-line">
      <input
        type="checkbox"
        checked={draft.promotional}
        onChange={(event) => onChange({ promotional: event.target.checked })}
      />
      <span>{say('console.messages.isPromotional')}</span>
    </label>
    <RecipientCount draft={draft} />
  </>
);

/** Counts, when asked, how many members would get it now; another choice takes the answer away. */
const RecipientCount = ({ draft }: { draft: MessageDraft }) => {
  const recipients = recipientsOf(draft);
  const now = recipients && { recipients, promotional: draft.promotional };
  const [asked, setAsked] = useState<typeof now>();
  const isAsked = asked !== undefined && JSON.stringify(asked) === JSON.stringify(now);
  return (
    <div className="op-message-count">
      <Button isDisabled={now === undefined} onPress={() => setAsked(now)}>
        {say('console.messages.countNow')}
      </Button>
      {isAsked && <CountText asked={asked} />}
    </div>
  );
};
