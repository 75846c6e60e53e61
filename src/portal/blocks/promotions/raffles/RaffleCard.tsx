import { useId } from 'react';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import { Prose } from '#portal/parts/Prose.tsx';
import type { PromotionMoney } from '#portal/promotions/Promotions.tsx';
import { rewardText } from '#portal/promotions/reward-text.ts';
import { SendStep } from '#portal/promotions/SendStep.tsx';
import { TimeTo } from '#portal/sharing/TimeTo.tsx';
import { FairDraw } from './FairDraw.tsx';
import type { RaffleValue } from './raffle-value.ts';
import { Winners } from './Winners.tsx';

type Props = { raffle: RaffleValue; money: PromotionMoney };

/** One raffle: when it is drawn, what there is to win, the tickets of the member, and who has won. */
export function RaffleCard({ raffle, money }: Props) {
  const say = useText();
  const titleId = useId();
  const { id, title, content, terms, awards, result } = raffle;
  return (
    <article className="lv-sharing-card" aria-labelledby={titleId}>
      <h3 id={titleId} className="lv-sharing-title">
        {title}
      </h3>
      <Prose html={content} />
      <Clock raffle={raffle} />
      {awards.map((award) => (
        <SendStep
          key={award.id}
          step="claim"
          standing={{ id, awards: [award] }}
          money={money}
          about={titleId}
        />
      ))}
      <Tickets raffle={raffle} />
      <Prizes raffle={raffle} money={money} />
      {result && <Winners winners={result.winners} money={money} />}
      <details className="lv-sharing-more">
        <summary>{say('promo.terms')}</summary>
        <Prose html={terms} />
      </details>
      <FairDraw raffle={raffle} />
    </article>
  );
}

/** Time until the raffle begins, closes or is drawn. */
function Clock({ raffle: { phase, date, until, drawsAt, result } }: Pick<Props, 'raffle'>) {
  const next = { coming: date, open: until, closed: drawsAt, drawn: drawsAt }[phase];
  return result ? (
    <TimeTo words="raffle.drawn" at={Date.parse(result.at)} />
  ) : (
    <TimeTo words={`raffle.${phase}`} at={next} />
  );
}

function Tickets({ raffle: { mine, tickets, numbers, ways, phase } }: Pick<Props, 'raffle'>) {
  const say = useText();
  const language = useLocale();
  return (
    <div className="lv-raffle-tickets">
      <p className="lv-raffle-mine">
        {say('raffle.mine', { mine: formatNumber(mine, language), tickets: formatNumber(tickets, language) })}
      </p>
      {numbers.length > 0 && (
        <p>
          {say('raffle.numbers', {
            numbers: numbers
              .map(({ first, last }) => (first === last ? first : `${first}–${last}`))
              .join(', '),
          })}
        </p>
      )}
      {phase === 'open' && ways.length > 0 && (
        <ul className="lv-raffle-ways">
          {ways.map(({ id, title, content }) => (
            <li key={id}>
              <strong>{title}</strong>
              <Prose html={content} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Prizes({ raffle: { prizes }, money }: Props) {
  const say = useText();
  const language = useLocale();
  const titleId = useId();
  const lines = prizes.map((prize, index) => {
    const before = prizes.slice(0, index).reduce((all, { places }) => all + places, 0);
    return { ...prize, first: before + 1, last: before + prize.places };
  });
  return (
    <>
      <h4 id={titleId}>{say('raffle.prizes')}</h4>
      <dl className="lv-raffle-prizes" aria-labelledby={titleId}>
        {lines.map(({ first, last, what, amount }) => (
          <div key={first}>
            <dt>
              {first === last
                ? say('raffle.place', { place: formatNumber(String(first), language) })
                : say('raffle.places', {
                    first: formatNumber(String(first), language),
                    last: formatNumber(String(last), language),
                  })}
            </dt>
            <dd>{rewardText({ what, amount }, money, { say, language })}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
