import { useId } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { useConversation } from './conversation-context.ts';

/** What a visitor may say of itself before its first message; the mail address is asked for while nobody is there to answer. */
export function VisitorFields({ away }: { away: boolean }) {
  const say = useText();
  const conversation = useConversation();
  const id = useId();
  return (
    <div className="lv-support-visitor">
      <label htmlFor={`${id}name`}>{say('supportDesk.visitor.name')}</label>
      <input
        id={`${id}name`}
        className="lv-support-input"
        autoComplete="name"
        maxLength={64}
        onInput={(event) => conversation.introduce({ name: event.currentTarget.value })}
      />
      {away && (
        <>
          <label htmlFor={`${id}mail`}>{say('supportDesk.visitor.mail')}</label>
          <input
            id={`${id}mail`}
            className="lv-support-input"
            type="email"
            autoComplete="email"
            maxLength={255}
            onInput={(event) => conversation.introduce({ contact: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  );
}
