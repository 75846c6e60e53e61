import { useId } from 'react';
import { Icon } from '#ui/primitives/index.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Prose } from '#portal/parts/Prose.tsx';
import type { PromotionMoney } from '#portal/promotions/Promotions.tsx';
import { rewardText } from '#portal/promotions/reward-text.ts';
import { SendStep } from '#portal/promotions/SendStep.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import '#portal/winners/winners.css';

export type BoardValue = CallValue<'leaderboards'>['boards'][number];
type Props = { board: BoardValue; money: PromotionMoney };

/** Places that show before anybody holds them. */
const freeMax = 10;

/** One ranking: places with their prizes, where the member stands, and who won before. */
export function RankingBoard({ board, money }: Props) {
  const say = useText();
  const titleId = useId();
  const { title, content, terms, awards, id } = board;
  return (
    <article className="lv-board" aria-labelledby={titleId}>
      <h3 id={titleId} className="lv-board-title">
        {title}
      </h3>
      <Prose html={content} />
      <BoardFacts board={board} money={money} />
      <Places board={board} money={money} />
      <Mine board={board} money={money} />
      {awards.length > 0 && <SendStep step="claim" standing={{ id, awards }} money={money} about={titleId} />}
      <LastWinners board={board} money={money} />
      <details className="lv-board-more">
        <summary>{say('promo.terms')}</summary>
        <Prose html={terms} />
      </details>
    </article>
  );
}

function BoardFacts({ board: { by, least, window }, money }: Props) {
  const say = useText();
  const language = useLocale();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  return (
    <p className="lv-board-facts">
      <Icon name="calendar" size={16} />
      {[
        say(`leaderboard.by.${by}`),
        ...(least === undefined
          ? []
          : [
              say('leaderboard.least', {
                amount: formatMoney(least, money.currency, money.digits, language),
              }),
            ]),
        window
          ? say('leaderboard.ends', { at: formatMoment(window.until, timeZone) })
          : say('leaderboard.waits'),
      ].join(' · ')}
    </p>
  );
}

function Places({ board: { places, prizes, what }, money }: Props) {
  const say = useText();
  const language = useLocale();
  const shown = Math.max(places.length, Math.min(prizes.length, freeMax));
  return (
    <ol className="lv-winner-list">
      {prizes.slice(0, shown).map((prize, index) => {
        const held = places.find(({ place }) => place === index + 1);
        return (
          <PlaceLine
            key={`place-${String(index + 1)}`}
            place={index + 1}
            name={held?.name}
            mine={held?.mine ?? false}
            amount={held && formatMoney(held.amount, money.currency, money.digits, language)}
            prize={rewardText({ what, amount: prize }, money, { say, language })}
          />
        );
      })}
    </ol>
  );
}

function Mine({ board: { mine, window }, money }: Props) {
  const say = useText();
  const language = useLocale();
  if (!window) return null;
  if (!mine) return <p>{say('leaderboard.notRanked')}</p>;
  return (
    <p className="lv-board-mine">
      {say('leaderboard.mine', {
        place: formatNumber(String(mine.place), language),
        amount: formatMoney(mine.amount, money.currency, money.digits, language),
      })}
    </p>
  );
}

function LastWinners({ board: { last, what }, money }: Props) {
  const say = useText();
  const language = useLocale();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  if (!last) return null;
  return (
    <details className="lv-board-more">
      <summary>{say('leaderboard.last', { at: formatDateTime(last.until, timeZone) })}</summary>
      <ol className="lv-winner-list">
        {last.places.map(({ place, name, prize }) => (
          <PlaceLine
            key={place}
            place={place}
            name={name}
            prize={rewardText({ what, amount: prize }, money, { say, language })}
          />
        ))}
      </ol>
    </details>
  );
}
