import { Link } from 'react-router-dom';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Segments } from '../parts/Segments.tsx';
import { playerName } from './player-name.ts';
import type { SupportView, Head, useQueue } from './useSupport.ts';
import { WaitingTime } from './WaitingTime.tsx';

const views = ['waiting', 'mine', 'open', 'closed'] as const;

type Queue = NonNullable<ReturnType<typeof useQueue>['data']>;

/** Views of the desk, and the conversations of the one that is chosen. */
export const SupportQueue = ({
  queue,
  asked,
  open,
  onAsk,
  addressOf,
}: {
  queue: Queue;
  asked: SupportView;
  open: string | undefined;
  onAsk: (asked: SupportView) => void;
  addressOf: (id: string) => string;
}) => {
  const counts = { waiting: queue.waiting, mine: queue.mine };
  const { page } = asked;
  return (
    <div className="op-support-queue">
      <Segments
        label={say('console.support.view')}
        value={asked.view}
        options={views.map((id) => ({
          id,
          name:
            say(`console.support.views.${id}`) +
            (id === 'waiting' || id === 'mine' ? ` (${counts[id]})` : ''),
        }))}
        onChange={(view) => onAsk({ ...asked, view, page: 0 })}
      />
      <SearchBox
        label={say('console.support.search')}
        value={asked.search}
        onChange={(search) => onAsk({ ...asked, search, page: 0 })}
      />
      {queue.conversations.length === 0 ? (
        <EmptyState icon="check" title={say(`console.support.none.${asked.view}`)} />
      ) : (
        <ul className="op-support-list">
          {queue.conversations.map((head) => (
            <QueueEntry key={head.id} head={head} isOpen={head.id === open} address={addressOf(head.id)} />
          ))}
        </ul>
      )}
      {(page > 0 || queue.more) && (
        <nav className="op-pager" aria-label={say('console.support.view')}>
          <Button look="quiet" isDisabled={page === 0} onPress={() => onAsk({ ...asked, page: page - 1 })}>
            {say('console.payments.newer')}
          </Button>
          <Button look="quiet" isDisabled={!queue.more} onPress={() => onAsk({ ...asked, page: page + 1 })}>
            {say('console.payments.older')}
          </Button>
        </nav>
      )}
    </div>
  );
};

const QueueEntry = ({ head, isOpen, address }: { head: Head; isOpen: boolean; address: string }) => (
  <li>
    <Link to={address} className="op-support-entry" aria-current={isOpen ? 'page' : undefined}>
      <span className="op-support-entry-head">
        <strong>{playerName(head)}</strong>
        {head.unread > 0 && (
          <span className="op-support-count" title={say('console.support.unread')}>
            {head.unread}
          </span>
        )}
      </span>
      <span className="op-support-entry-words">{head.lastWords || say('console.support.picture')}</span>
      <span className="op-quiet">
        {[
          head.waitingSince !== null && <WaitingTime key="wait" since={head.waitingSince} />,
          head.operator !== null && head.state !== 'WAITING' && head.operator,
          head.away && say('console.support.away'),
          head.stars !== null && `${head.stars} ★`,
        ]
          .filter(Boolean)
          .flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}
      </span>
    </Link>
  </li>
);
