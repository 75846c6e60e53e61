import type { ReactNode } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '../calls/use-call.ts';
import { useMoney } from '../format/use-money.ts';
import { useSource } from '../sources/use-source.ts';
import './bonus-stake.css';

type Bound = {
  /** Largest stake that bonus money is used for, in minor units. */
  most: bigint;
  /** The member's money that is no bonus. */
  own: bigint;
  money: (minor: bigint) => string;
};

/** Draws what a bonus in play that bounds stakes says; nothing for members without one, and for visitors. */
export function BonusBound({ children }: { children: (bound: Bound) => ReactNode }) {
  const isGuest = useFact<boolean>('member.isGuest') ?? false;
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  return loggedIn && !isGuest ? <OfBalance>{children}</OfBalance> : null;
}

function OfBalance({ children }: { children: (bound: Bound) => ReactNode }) {
  const balance = useSource('balance');
  const { sumBalance, bonusBalance } = balance.value ?? {};
  // The bonus is asked for only where there is bonus money.
  return sumBalance === undefined || bonusBalance === undefined ? null : (
    <OfBonus own={BigInt(sumBalance) - BigInt(bonusBalance)}>{children}</OfBonus>
  );
}

function OfBonus({ own, children }: { own: bigint; children: (bound: Bound) => ReactNode }) {
  const { value } = useCall('bonusDetails', { query: {} });
  const { say } = useMoney(value ?? { currency: '', digits: 0 });
  const most = value?.bonuses.find(({ state }) => state === 'ACTIVE')?.maxStake;
  if (most === undefined) return null;
  return children({ most: BigInt(most), own, money: (minor) => say(String(minor)) });
}

/** Says before a bet that one of its stakes is above what the member's bonus takes, and what comes of it. */
export function BonusStakeNote({ stakes }: { stakes: readonly bigint[] }) {
  const say = useText();
  return (
    <BonusBound>
      {({ most, own, money }) => {
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
    </BonusBound>
  );
}

/** Says above a game which stakes the member's bonus takes. */
export function BonusGameNote() {
  const say = useText();
  return (
    <BonusBound>
      {({ most, money }) => (
        <p className="lv-bonus-note lv-bonus-bar" role="note">
          {say('bonus.stake.game', { most: money(most) })}
        </p>
      )}
    </BonusBound>
  );
}
