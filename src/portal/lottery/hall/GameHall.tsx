import { useEffect } from 'react';
import { Skeleton } from '#ui/primitives/index.ts';
import { useFact } from '#ui/facts/facts.tsx';
import { useText } from '#ui/text/use-text.ts';
import type { Loaded } from '#portal/calls/loaded.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { cardHeight, HallRow, PopularLotteries, RecentLotteries } from './HallRows.tsx';
import type { Offer, PrizeMode } from '../offer.ts';
import { useFavoriteLotteries } from '../games/use-favorite-lotteries.ts';
import { useServerClock } from '../server-clock.ts';
import './hall.css';

type Menus = CallValue<'lotteryMenus'>;

type HallProps = { offer: Offer; prizeMode?: PrizeMode | undefined };

/** The brand's lotteries by group with countdowns; Vietnamese ones only of the given prize mode, if any. */
export const GameHall = ({ offer, prizeMode }: HallProps) =>
  offer === 'vietnam' ? <VietnamHall prizeMode={prizeMode} /> : <AccountHall accountType={offer} />;

const AccountHall = ({ accountType }: { accountType: Exclude<Offer, 'vietnam'> }) => (
  <Hall menus={useCall('lotteryMenus', { query: { accountType } })} />
);

function VietnamHall({ prizeMode }: { prizeMode: PrizeMode | undefined }) {
  const menus = useCall('lotteryVnMenus', { query: prizeMode === undefined ? {} : { prizeMode } });
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  return <Hall menus={menus} recent={loggedIn} />;
}

function Hall({ menus, recent = false }: { menus: Loaded<Menus>; recent?: boolean }) {
  return (
    <SourceView loaded={menus} skeleton={<HallSkeleton />}>
      {(value) => <Groups menus={value} recent={recent} />}
    </SourceView>
  );
}

function Groups({ menus, recent }: { menus: Menus; recent: boolean }) {
  const say = useText();
  const { calls } = usePortal();
  const serverNow = useServerClock(menus);
  const games = menus.gameMenus.flatMap((group) => group.games);
  const favorites = useFavoriteLotteries(games);
  const turn = Math.min(...games.flatMap(({ next }) => (next ? [next.closesAt] : [])));
  useEffect(() => {
    if (!Number.isFinite(turn)) return undefined;
    // A second after the close the next draw is the open one.
    const timer = setInterval(() => {
      if (serverNow() > turn + 1000 && !document.hidden)
        calls.invalidate((id) => id === 'lotteryMenus' || id === 'lotteryVnMenus');
    }, 3000);
    return () => clearInterval(timer);
  }, [turn, calls, serverNow]);
  if (games.length === 0) return <Notice icon="elott" title={say('lottery.noGames')} />;
  return (
    <div className="lv-hall">
      <HallRow title={say('block.games.favorites')} games={favorites} serverNow={serverNow} />
      {recent && <RecentLotteries serverNow={serverNow} />}
      <PopularLotteries games={games} serverNow={serverNow} />
      {menus.gameMenus.map(({ gameGroupCode, labelName, games: members }) => (
        <HallRow key={gameGroupCode} title={labelName} games={members} serverNow={serverNow} />
      ))}
    </div>
  );
}

const HallSkeleton = () => (
  <div className="lv-hall-games">
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} height={cardHeight} />
    ))}
  </div>
);
