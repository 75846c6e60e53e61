import { useId } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { Countdown } from '#portal/draws/Countdown.tsx';
import { useNow } from '#portal/draws/use-now.ts';
import { formatDateTime } from '#portal/format/format-date.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import { Prose } from '#portal/parts/Prose.tsx';
import type { PromotionMoney } from '#portal/promotions/Promotions.tsx';
import { rewardText } from '#portal/promotions/reward-text.ts';
import { useStep } from '#portal/promotions/use-step.ts';
import type { RainValue } from '#portal/rains/use-rains.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

type Fall = NonNullable<RainValue['now']>;
type Props = { rain: RainValue; money: PromotionMoney };

/** One rain: the envelope that can be opened now, who took what, and when the next one falls. */
export function RainCard({ rain, money }: Props) {
  const say = useText();
  const language = useLocale();
  const titleId = useId();
  const { title, content, terms, what, budget, envelopes, now, next } = rain;
  return (
    <article className="lv-rain" aria-labelledby={titleId} data-falls={now && ''}>
      <h3 id={titleId} className="lv-rain-title">
        {title}
      </h3>
      <Prose html={content} />
      <p className="lv-rain-facts">
        {say('rain.all', {
          envelopes: formatNumber(String(envelopes), language),
          budget: rewardText({ what, amount: budget }, money, { say, language }),
        })}
      </p>
      {now && <Falling rain={rain} fall={now} money={money} />}
      {!now && next && <Next from={next.from} />}
      <details className="lv-rain-more">
        <summary>{say('promo.terms')}</summary>
        <Prose html={terms} />
      </details>
    </article>
  );
}

function Falling({ rain, fall, money }: Props & { fall: Fall }) {
  const say = useText();
  const language = useLocale();
  const now = useNow();
  const { until, left, mine, open, reason } = fall;
  const rewardOf = (amount: string) => rewardText({ what: rain.what, amount }, money, { say, language });
  return (
    <>
      {until > now && (
        <div className="lv-rain-clock">
          <span>{say('rain.falls', { left: formatNumber(String(left), language) })}</span>
          <Countdown milliseconds={until - now} />
        </div>
      )}
      {open && <TakeButton rain={rain} slot={fall.slot} money={money} />}
      {mine !== undefined && <p className="lv-rain-mine">{say('rain.mine', { reward: rewardOf(mine) })}</p>}
      {reason === 'FULL' && <p>{say('rain.empty')}</p>}
      {reason === 'AUDIENCE' && <p>{say('promo.reason.AUDIENCE')}</p>}
      {fall.taken.length > 0 && (
        <ul className="lv-rain-taken" aria-label={say('rain.taken')}>
          {fall.taken.map(({ no, name, amount }) => (
            <li key={no}>
              <bdi>{name}</bdi>
              <strong>{rewardOf(amount)}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Button that opens an envelope; one request, whatever is pressed twice. */
function TakeButton({ rain: { id }, slot, money }: Props & { slot: string }) {
  const say = useText();
  const language = useLocale();
  const portal = usePortal();
  const { busy, run } = useStep();
  const send = async () => {
    const { award } = await portal.gateway.call('rainTake', { body: { rain: id, slot } });
    return say('promo.received', { reward: rewardText(award, money, { say, language }) });
  };
  return (
    <Button variant="primary" icon="gift" busy={busy} onClick={() => void run(send)}>
      {say('rain.take')}
    </Button>
  );
}

function Next({ from }: { from: number }) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const now = useNow();
  return (
    <div className="lv-rain-clock">
      <span>{say('rain.next', { at: formatDateTime(from, timeZone) })}</span>
      {from > now && <Countdown milliseconds={from - now} />}
    </div>
  );
}
