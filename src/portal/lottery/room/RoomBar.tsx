import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Icon, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useTakenOver } from '#portal/hydration/use-taken-over.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { GamePicker } from '../games/GamePicker.tsx';
import { LotteryHeart } from '../games/LotteryHeart.tsx';
import { noteGame } from '../games/recent-games.ts';
import type { Offer } from '../offer.ts';
import type { LotteryGame } from '../room-types.ts';

const keptAs = 'lotteryNav';

/**
 * One line above a room: the way back to all games, the game with the picker of another, and the switch that hides the site's
 * navigation for more room.
 */
export function RoomBar({
  offer,
  game,
  shown,
}: {
  offer: Offer;
  game: string;
  /** The game, once it has loaded. */
  shown: LotteryGame | undefined;
}) {
  const say = useText();
  const { storage } = usePortal();
  const [picks, setPicks] = useState(false);
  const takenOver = useTakenOver();
  const [chosen, setHidden] = useState<boolean>();
  const hidden = chosen ?? (takenOver && storage?.getItem(keptAs) === 'hidden');
  useEffect(() => {
    if (!takenOver) return undefined;
    document.documentElement.toggleAttribute('data-nav-hidden', hidden);
    storage?.setItem(keptAs, hidden ? 'hidden' : 'shown');
    return () => document.documentElement.removeAttribute('data-nav-hidden');
  }, [takenOver, hidden, storage]);
  const known = shown !== undefined;
  useEffect(() => {
    if (known) noteGame(storage, game);
  }, [storage, game, known]);
  return (
    <div className="lv-room-bar">
      <Link to="?" className="lv-room-back" aria-label={say('lottery.allGames')}>
        <Icon name="chevron" size={20} />
      </Link>
      {shown ? (
        <h1 className="lv-room-name">
          <button
            type="button"
            className="lv-room-pick"
            aria-haspopup="dialog"
            title={say('lottery.pick.title')}
            onClick={() => setPicks(true)}
          >
            <img src={shown.image} alt="" width={36} height={36} className="lv-room-image" />
            <span>{shown.name}</span>
            <Icon name="chevron" size={18} />
          </button>
        </h1>
      ) : (
        <Skeleton height="2.25rem" width="10rem" />
      )}
      {shown && <LotteryHeart game={shown} />}
      <Button
        variant="ghost"
        size="small"
        icon={hidden ? 'shrink' : 'expand'}
        iconOnPhones
        className="lv-room-nav"
        aria-pressed={hidden}
        onClick={() => setHidden(!hidden)}
      >
        {say(hidden ? 'lottery.nav.show' : 'lottery.nav.hide')}
      </Button>
      {picks && <GamePicker offer={offer} game={game} onClose={() => setPicks(false)} />}
    </div>
  );
}
