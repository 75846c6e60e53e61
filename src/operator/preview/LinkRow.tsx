import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { useAnnounce } from '../parts/Announcer.tsx';
import { texts as common } from '../texts.ts';
import type { SharedLink } from './calls.ts';
import { CopyButton } from './CopyButton.tsx';
import { previewTexts } from './texts.ts';

const texts = previewTexts.links;
const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** One link that works: who made it, until when, and ending it after a question. */
export const LinkRow = ({
  link: { brand, account, expiresAt, url },
  addressOf,
  onEnd,
}: {
  link: SharedLink;
  addressOf: (url: string) => string;
  onEnd: () => Promise<unknown>;
}) => {
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState(false);
  const announce = useAnnounce();
  const until = when.format(new Date(expiresAt));
  const end = () => {
    setEnding(true);
    // A failure stands in the dialog, in the server's words.
    onEnd().then(
      () => announce(texts.ended),
      () => setEnding(false),
    );
  };
  return (
    <li className="op-link-row">
      <p>
        <strong>{brand}</strong> <time dateTime={expiresAt}>{texts.until(until)}</time>{' '}
        <span className="op-quiet">{texts.by(account)}</span>
      </p>
      {!asking && <CopyButton text={addressOf(url)} label={texts.copyOf(until)} />}
      {/* The same button asks and does, so that the keyboard stays on it. */}
      <Button
        look={asking ? 'danger' : 'quiet'}
        busy={ending}
        {...(!asking && { 'aria-label': texts.endOf(until) })}
        onPress={asking ? end : () => setAsking(true)}
      >
        {asking ? texts.endSure : texts.end}
      </Button>
      {asking && (
        <Button look="quiet" onPress={() => setAsking(false)}>
          {common.cancel}
        </Button>
      )}
    </li>
  );
};
