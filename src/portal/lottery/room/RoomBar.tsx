import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button, Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { bringIntoStrip } from '#portal/parts/bring-into-strip.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Offer } from '../offer.ts';

const keptAs = 'lotteryNav';

/** The way back to all games, the other games in one line, and the switch that hides the site's navigation for more room. */
export function RoomBar({ offer, game }: { offer: Offer; game: string }) {
  const say = useText();
  const { storage } = usePortal();
  const [hidden, setHidden] = useState(() => storage?.getItem(keptAs) === 'hidden');
  useEffect(() => {
    document.documentElement.toggleAttribute('data-nav-hidden', hidden);
    storage?.setItem(keptAs, hidden ? 'hidden' : 'shown');
    return () => document.documentElement.removeAttribute('data-nav-hidden');
  }, [hidden, storage]);
  return (
    <div className="lv-room-bar">
      <Link to="?" className="lv-chip lv-room-back">
        <Icon name="chevron" size={16} /> {say('lottery.allGames')}
      </Link>
      {!hidden && (
        // Skip link past dozens of games to the open one.
        <a className="lv-skip" href="#lottery-room" onClick={skipToRoom}>
          {say('common.skip')}
        </a>
      )}
      {!hidden && <OtherGames offer={offer} game={game} />}
      <Button
        variant="ghost"
        size="small"
        className="lv-room-nav"
        aria-pressed={hidden}
        onClick={() => setHidden(!hidden)}
      >
        {say(hidden ? 'lottery.nav.show' : 'lottery.nav.hide')}
      </Button>
    </div>
  );
}

function skipToRoom(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('lottery-room')?.focus();
}

function OtherGames({ offer, game }: { offer: Offer; game: string }) {
  const say = useText();
  const ofAccount = useCall('lotteryMenus', {
    query: offer === 'vietnam' ? {} : { accountType: offer },
  });
  const games = (ofAccount.value?.gameMenus ?? [])
    .flatMap((group) => group.games)
    .filter(({ region }) => offer !== 'vietnam' || region !== undefined)
    .filter(({ code, next, drawsPerDay }) => code === game || next !== undefined || drawsPerDay > 1);
  const strip = useRef<HTMLElement>(null);
  const ready = games.length > 0;
  // Scrolls the open game into view among dozens.
  useEffect(() => {
    if (ready) bringIntoStrip(strip.current);
  }, [ready]);
  return (
    <nav ref={strip} aria-label={say('lottery.games')} className="lv-room-games">
      {games.map(({ code, name }) => (
        <Link
          key={code}
          to={`?gameCode=${encodeURIComponent(code)}`}
          className="lv-chip"
          aria-current={code === game ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
