import { useLocale, useText } from '#ui/text/use-text.ts';
import type { PromotionMoney } from '#portal/promotions/Promotions.tsx';
import { rewardText } from '#portal/promotions/reward-text.ts';
import type { RaffleValue } from './raffle-value.ts';

type Winner = NonNullable<RaffleValue['result']>['winners'][number];

/** Winners with their tickets and prizes. */
export function Winners({ winners, money }: { winners: readonly Winner[]; money: PromotionMoney }) {
  const say = useText();
  const language = useLocale();
  if (winners.length === 0) return <p>{say('raffle.nobody')}</p>;
  return (
    <ol className="lv-raffle-winners" aria-label={say('raffle.winners')}>
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
  );
}
