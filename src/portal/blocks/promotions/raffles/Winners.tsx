import { useId } from 'react';
import { useLocale, useText } from '#ui/text/use-text.ts';
import type { PromotionMoney } from '#portal/promotions/Promotions.tsx';
import { rewardText } from '#portal/promotions/reward-text.ts';
import type { RaffleValue } from './raffle-value.ts';

type Winner = NonNullable<RaffleValue['result']>['winners'][number];

/** Winners with their tickets and prizes. */
export function Winners({ winners, money }: { winners: readonly Winner[]; money: PromotionMoney }) {
  const say = useText();
  const language = useLocale();
  const titleId = useId();
  if (winners.length === 0) return <p>{say('raffle.nobody')}</p>;
  return (
    <>
      <h4 id={titleId}>{say('raffle.winners')}</h4>
      <ol className="lv-raffle-winners" aria-labelledby={titleId}>
        {winners.map(({ place, ticket, name, mine, what, amount }) => (
          <li key={place} className="lv-raffle-winner" data-mine={mine || undefined}>
            <span className="lv-raffle-winner-words">
              <span>
                {`${place}. `}
                <bdi>{name}</bdi>
                {mine && ` · ${say('leaderboard.you')}`}
              </span>
              <span className="lv-sharing-facts">{say('raffle.ticket', { ticket })}</span>
            </span>
            <strong>{rewardText({ what, amount }, money, { say, language })}</strong>
          </li>
        ))}
      </ol>
    </>
  );
}
