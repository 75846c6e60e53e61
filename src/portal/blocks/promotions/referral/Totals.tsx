import { useId } from 'react';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { rewardText } from '#portal/promotions/reward-text.ts';

const counts = ['registered', 'counted', 'deposited'] as const;

/** How many friends there are, and what the member got for them. */
export function Totals({ value }: { value: CallValue<'referral'> }) {
  const say = useText();
  const language = useLocale();
  const titleId = useId();
  const earned = value.earned.map((each) => rewardText(each, value, { say, language }));
  return (
    <section aria-labelledby={titleId} className="lv-referral-part">
      <h3 id={titleId} className="lv-referral-title">
        {say('referral.brought')}
      </h3>
      <dl className="lv-referral-totals">
        {counts.map((name) => (
          <div key={name}>
            <dt>{say(`referral.${name}`)}</dt>
            <dd>{formatNumber(String(value[name]), language)}</dd>
          </div>
        ))}
        <div>
          <dt>{say('referral.earned')}</dt>
          <dd>{earned.length === 0 ? say('referral.nothingYet') : earned.join(' · ')}</dd>
        </div>
      </dl>
    </section>
  );
}
