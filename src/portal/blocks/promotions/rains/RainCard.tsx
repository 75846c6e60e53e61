import { useId } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import { Prose } from '#portal/parts/Prose.tsx';
import { PromoReason } from '#portal/promotions/PromoReason.tsx';
import type { PromotionMoney } from '#portal/promotions/Promotions.tsx';
import { rewardText } from '#portal/promotions/reward-text.ts';
import { useStep } from '#portal/promotions/use-step.ts';
import type { RainValue } from '#portal/rains/use-rains.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { TimeTo } from '../parts/TimeTo.tsx';

/** Envelopes up to which the platform counts. */
const manyLeft = 1000;

type Fall = NonNullable<RainValue['now']>;
type Props = { rain: RainValue; money: PromotionMoney };

/** One rain: the envelope that can be opened now, who took what, and when the next one falls. */
export function RainCard({ rain, money }: Props) {
  const say = useText();
  const language = useLocale();
  const titleId = useId();
  const { title, content, terms, what, budget, envelopes, now, next } = rain;
  return (
    <article className="lv-sharing-card lv-rain" aria-labelledby={titleId} data-falls={now && ''}>
      <h3 id={titleId} className="lv-sharing-title">
        {title}
      </h3>
      <Prose html={content} />
      <p className="lv-sharing-facts">
        {say('rain.all', {
          envelopes: formatNumber(String(envelopes), language),
          budget: rewardText({ what, amount: budget }, money, { say, language }),
        })}
      </p>
      {now && <Falling rain={rain} fall={now} money={money} />}
      {!now && next && <TimeTo words="rain.next" at={next.from} />}
      <details className="lv-sharing-more">
        <summary>{say('promo.terms')}</summary>
        <Prose html={terms} />
      </details>
    </article>
  );
}

function Falling({ rain, fall, money }: Props & { fall: Fall }) {
  const say = useText();
  const language = useLocale();
  const { until, left, mine, open, reason, missing } = fall;
  const rewardOf = (amount: string) => rewardText({ what: rain.what, amount }, money, { say, language });
  return (
    <>
      <TimeTo
        words={left > manyLeft ? 'rain.fallsMany' : 'rain.falls'}
        at={until}
        values={{ left: formatNumber(String(Math.min(left, manyLeft)), language) }}
      />
      {open && <TakeButton rain={rain} slot={fall.slot} money={money} />}
      {mine !== undefined && <p className="lv-rain-mine">{say('rain.mine', { reward: rewardOf(mine) })}</p>}
      {reason === 'FULL' && <p>{say('rain.empty')}</p>}
      {reason === 'AUDIENCE' && <PromoReason reason={reason} missing={missing} />}
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
