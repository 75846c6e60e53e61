import { useState } from 'react';
import type { PreviewLink } from '#contract/generated/admin-types.ts';
import { Button } from '../parts/Button.tsx';
import { useAnnounce } from '../parts/Announcer.tsx';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { CopyButton } from './CopyButton.tsx';

/** One valid link: its author and expiry, and its end after a confirmation. */
export const LinkRow = ({
  link: { brand, account, expiresAt, url },
  addressOf,
  onEnd,
}: {
  link: PreviewLink;
  addressOf: (url: string) => string;
  onEnd: () => Promise<unknown>;
}) => {
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState(false);
  const announce = useAnnounce();
  const until = momentText(expiresAt);
  const end = () => {
    setEnding(true);
    // The dialog shows a failure, in the server's words.
    onEnd().then(
      () => announce(say('console.preview.links.ended')),
      () => setEnding(false),
    );
  };
  return (
    <li className="op-link-row">
      <p>
        <strong>{brand}</strong>{' '}
        <time dateTime={expiresAt}>{say('console.preview.links.until', { time: until })}</time>{' '}
        <span className="op-quiet">{say('console.preview.links.by', { account })}</span>
      </p>
      {!asking && <CopyButton text={addressOf(url)} label={say('console.preview.links.copyOf', { until })} />}
      {/* One button asks and acts, so that the focus stays on it. */}
      <Button
        look={asking ? 'danger' : 'quiet'}
        busy={ending}
        {...(!asking && { 'aria-label': say('console.preview.links.endOf', { until }) })}
        onPress={asking ? end : () => setAsking(true)}
      >
        {asking ? say('console.preview.links.endSure') : say('console.preview.links.end')}
      </Button>
      {asking && (
        <Button look="quiet" onPress={() => setAsking(false)}>
          {say('console.common.cancel')}
        </Button>
      )}
    </li>
  );
};
