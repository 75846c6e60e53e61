import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { SupportDesk } from './conversation.ts';
import { useConversation } from './conversation-context.ts';

const most = [1, 2, 3, 4, 5] as const;

/** After the end: a rating, and the conversation by mail. */
export function Ended({ desk }: { desk: SupportDesk }) {
  const say = useText();
  const id = useId();
  const conversation = useConversation();
  const { told } = useSnapshot(conversation, { sync: true });
  const [stars, setStars] = useState<number>();
  const [words, setWords] = useState('');
  const [mailed, setMailed] = useState<string>();
  const isRated = told?.stars !== undefined;
  return (
    <div className="lv-support-ended">
      {isRated ? (
        <p role="status">{say('supportDesk.rate.thanks')}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (stars !== undefined) void conversation.rate(stars, words);
          }}
        >
          <fieldset className="lv-support-stars">
            <legend>{say('supportDesk.rate.title')}</legend>
            {most.map((value) => (
              <label key={value} data-on={stars !== undefined && value <= stars}>
                <input
                  type="radio"
                  name={id}
                  value={value}
                  checked={stars === value}
                  aria-label={say('supportDesk.rate.stars', { stars: value })}
                  onChange={() => setStars(value)}
                />
                <span aria-hidden>★</span>
              </label>
            ))}
          </fieldset>
          {stars !== undefined && (
            <>
              <label htmlFor={`${id}words`}>{say('supportDesk.rate.words')}</label>
              <textarea
                id={`${id}words`}
                className="lv-support-input"
                rows={2}
                maxLength={1000}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
              <Button type="submit" size="small">
                {say('supportDesk.rate.send')}
              </Button>
            </>
          )}
        </form>
      )}
      {desk.mail &&
        (mailed === undefined ? (
          <Button
            size="small"
            variant="ghost"
            icon="mail"
            onClick={() => void conversation.mail().then(setMailed)}
          >
            {say('supportDesk.mail')}
          </Button>
        ) : (
          <p role="status">{say('supportDesk.mailed', { to: mailed })}</p>
        ))}
    </div>
  );
}
