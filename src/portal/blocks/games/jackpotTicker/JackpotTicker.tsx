import { useEffect } from 'react';
import type { JackpotTickerProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Icon, LazyImage } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import type { Prefetch } from '#portal/prefetch/prefetching.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Scroller } from '#portal/parts/Scroller.tsx';
import { roomOf } from '#portal/parts/near-block.tsx';
import { roomHeight } from './room-height.ts';
import { useCountTo } from './use-count-to.ts';
import { chooseById } from '#portal/play/choose-by-id.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import './jackpot-ticker.css';

/** Milliseconds after which the amounts are asked for again while the page can be seen. */
const refreshMs = 20_000;

/** The jackpots that the vendors say are running, with the sum of all. An amount counts up from what a vendor said before to what it says now, and never beyond. */
export function JackpotTicker({ props: { gameType, limit = 8 } }: BlockViewProps<JackpotTickerProps>) {
  const { calls } = usePortal();
  const { state, value } = useCall('jackpots', { query: jackpotsQuery(gameType) });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') calls.invalidate((id) => id === 'jackpots');
    }, refreshMs);
    return () => clearInterval(timer);
  }, [calls]);
  if (state === 'loading') return <div {...roomOf(roomHeight)} />;
  if (!value || value.jackpots.length === 0) return null;
  return <Jackpots value={value} limit={limit} />;
}

JackpotTicker.prefetch = ({ ask, props }: Prefetch<JackpotTickerProps>) =>
  ask('jackpots', { query: jackpotsQuery(props.gameType) });

const jackpotsQuery = (gameType: string | undefined) => (gameType === undefined ? {} : { gameType });

function Jackpots({ value, limit }: { value: CallValue<'jackpots'>; limit: number }) {
  const say = useText();
  const locale = useLocale();
  const portal = usePortal();
  const money = (amount: string) => formatMoney(amount, value.currency, value.digits, locale);
  const title = say('block.jackpots.title');
  return (
    <section className="lv-content lv-jackpots" aria-label={title}>
      <div className="lv-jackpots-head">
        <Icon name="crown" size={28} />
        <h2>{title}</h2>
        <p className="lv-jackpots-total">
          <span>{say('block.jackpots.total')}</span>
          <strong>
            <Amount of={value.total} money={money} />
          </strong>
        </p>
      </div>
      <Scroller label={title}>
        <ul>
          {value.jackpots.slice(0, limit).map(({ gameId, name, image, amount }) => (
            <li key={gameId}>
              <button type="button" className="lv-jackpot" onClick={() => void chooseById(portal, gameId)}>
                <LazyImage className="lv-jackpot-art" src={image} alt="" ratio="1 / 1" />
                <span className="lv-jackpot-name">{name}</span>{' '}
                <span className="lv-jackpot-amount">
                  <Amount of={amount} money={money} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Scroller>
    </section>
  );
}

const Amount = ({ of, money }: { of: string; money: (amount: string) => string }) => (
  <span>{money(useCountTo(of))}</span>
);
