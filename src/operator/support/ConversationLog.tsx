import { useLayoutEffect, useRef } from 'react';
import { adminAddress } from '#contract/admin-request.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Time } from '../parts/Time.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { playerName } from './player-name.ts';
import type { Head, SupportMessage } from './useSupport.ts';

/** What happened, as events name it. */
type EventName = 'taken' | 'handedOver' | 'closed' | 'ended';

/** Messages of both sides, notes of colleagues among them; new ones are read out. */
export const ConversationLog = ({
  head,
  messages,
  timeZone,
  typing,
  onEarlier,
}: {
  head: Head;
  messages: readonly SupportMessage[];
  timeZone: string;
  typing: boolean;
  onEarlier: (() => void) | undefined;
}) => {
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (log.current && head.last > 0) log.current.scrollTop = log.current.scrollHeight;
  }, [head.last]);
  return (
    // Scrolls by keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={log} className="op-support-log" role="log" aria-label={say('console.support.log')} tabIndex={0}>
      {onEarlier && (
        <Button look="quiet" onPress={onEarlier}>
          {say('console.support.earlier')}
        </Button>
      )}
      {messages.map((message) => (
        <LogMessage key={message.seq} head={head} message={message} timeZone={timeZone} />
      ))}
      {typing && <p className="op-quiet">{say('console.support.typing', { player: playerName(head) })}</p>}
      {head.stars !== null && (
        <p className="op-support-event">
          {say('console.support.rated', { stars: head.stars })}
          {head.ratingWords !== '' && ` “${head.ratingWords}”`}
        </p>
      )}
    </div>
  );
};

const LogMessage = ({
  head,
  message: { from, operator, words, picture, at, seq },
  timeZone,
}: {
  head: Head;
  message: SupportMessage;
  timeZone: string;
}) => {
  const { pack } = usePack();
  if (from === 'event')
    return (
      <p className="op-support-event">
        {say(`console.support.event.${words as EventName}`, {
          operator: operator ?? say('console.support.toQueue'),
        })}{' '}
        · <Time at={at} timeZone={timeZone} />
      </p>
    );
  const address = picture && adminAddress('supportImage', { params: { pack, id: head.id, picture } });
  return (
    <article className={`op-support-message op-support-${from}`}>
      <p className="op-quiet">
        {from === 'player' ? playerName(head) : operator}
        {from === 'note' && ` · ${say('console.support.noteMark')}`}
      </p>
      {address ? (
        <a href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={say('console.support.picture')} loading="lazy" />
        </a>
      ) : (
        <p className="op-support-words">{words}</p>
      )}
      <p className="op-quiet">
        <Time at={at} timeZone={timeZone} />
        {from === 'desk' &&
          ` · ${say(seq <= head.playerRead ? 'console.support.read' : 'console.support.sent')}`}
      </p>
    </article>
  );
};
