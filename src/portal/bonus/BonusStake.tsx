import type { ReactNode } from 'react';
import { own } from '#engine/json/json.ts';
import { useFact } from '#ui/facts/facts.tsx';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '../calls/use-call.ts';
import type { Game } from '../games/game.ts';
import type { CallValue } from '../gateway/call-types.ts';
import { useMoney } from '../format/use-money.ts';
import { useSource } from '../sources/use-source.ts';
import './bonus-stake.css';

type Bonus = CallValue<'bonusDetails'>['bonuses'][number];

type InPlay = {
  bonus: Bonus;
  /** The member's money that is no bonus. */
  own: bigint;
  money: (minor: bigint) => string;
};

/** Draws what concerns a bonus in play; nothing for members without one, and for visitors. */
function BonusInPlay({ children }: { children: (inPlay: InPlay) => ReactNode }) {
  const isGuest = useFact<boolean>('member.isGuest') ?? false;
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  return loggedIn && !isGuest ? <OfBalance>{children}</OfBalance> : null;
}

function OfBalance({ children }: { children: (inPlay: InPlay) => ReactNode }) {
  const balance = useSource('balance');
  const { sumBalance, bonusBalance } = balance.value ?? {};
  // The bonus is asked for only where there is bonus money.
  return sumBalance === undefined || bonusBalance === undefined ? null : (
    <OfBonus own={BigInt(sumBalance) - BigInt(bonusBalance)}>{children}</OfBonus>
  );
}

function OfBonus({ own, children }: { own: bigint; children: (inPlay: InPlay) => ReactNode }) {
  const { value } = useCall('bonusDetails', { query: {} });
  const { say } = useMoney(value ?? { currency: '', digits: 0 });
  const bonus = value?.bonuses.find(({ state }) => state === 'ACTIVE');
  return bonus ? children({ bonus, own, money: (minor) => say(String(minor)) }) : null;
}

/** Says before a bet that one of its stakes is above what the member's bonus takes, and what comes of it. */
export function BonusStakeNote({ stakes }: { stakes: readonly bigint[] }) {
  const say = useText();
  return (
    <BonusInPlay>
      {({ bonus: { maxStake }, own, money }) => {
        if (maxStake === undefined) return null;
        const most = BigInt(maxStake);
        const largest = stakes.reduce((high, stake) => (stake > high ? stake : high), 0n);
        const all = stakes.reduce((sum, stake) => sum + stake, 0n);
        if (largest <= most) return null;
        const refused = all > own;
        return (
          <p className="lv-bonus-note" role="note" data-refused={refused || undefined}>
            {say(refused ? 'bonus.stake.refused' : 'bonus.stake.above', {
              most: money(most),
              stake: money(largest),
              own: money(own),
            })}
          </p>
        );
      }}
    </BonusInPlay>
  );
}

/** What of a stake of a game counts for a bonus, in whole percent: the most exact entry decides, as `bonus_percent` of the database. */
function percentOf({ contributions = {} }: Bonus, { code, vassalage, gameType }: Game): number {
  const { games = {}, vendors = {}, categories = {}, otherwise = 100 } = contributions;
  return own(games, code) ?? own(vendors, vassalage) ?? own(categories, gameType) ?? otherwise;
}

/** Says above a game which stakes the member's bonus takes, and what of them counts; of a game with a wallet of its own nothing does. */
export function BonusGameNote({ game, apart }: { game: Game; apart: boolean }) {
  const say = useText();
  return (
    <BonusInPlay>
      {({ bonus, money }) => {
        const percent = apart ? 0 : percentOf(bonus, game);
        const { maxStake } = bonus;
        if (percent === 100 && maxStake === undefined) return null;
        return (
          <p className="lv-bonus-note lv-bonus-bar" role="note">
            {percent === 0
              ? say('bonus.stake.game.none')
              : [
                  maxStake !== undefined && say('bonus.stake.game', { most: money(BigInt(maxStake)) }),
                  percent < 100 && say('bonus.stake.game.part', { percent }),
                ]
                  .filter(Boolean)
                  .join(' ')}
          </p>
        );
      }}
    </BonusInPlay>
  );
}
