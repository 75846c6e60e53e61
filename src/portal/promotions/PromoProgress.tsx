import { useId } from 'react';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatMoney } from '../format/format-money.ts';
import { formatNumber } from '../format/format-number.ts';
import type { Promotion, PromotionMoney } from './Promotions.tsx';
import './promo-progress.css';

type Progress = NonNullable<NonNullable<Promotion['standing']>['progress']>;

const counted: ReadonlySet<string> = new Set(['deposits', 'rounds', 'days', 'points']);

/** How far the member is on the way to the next reward, in words and as a bar. */
export function PromoProgress({ progress, money }: { progress: Progress; money: PromotionMoney }) {
  const say = useText();
  const language = useLocale();
  const words = useId();
  const { unit, done, of } = progress;
  const text = (value: string) =>
    counted.has(unit)
      ? formatNumber(value, language)
      : formatMoney(value, money.currency, money.digits, language);
  return (
    <div className="lv-promo-progress">
      <p id={words}>{say(`promo.progress.${unit}`, { done: text(done), of: text(of) })}</p>
      <progress aria-labelledby={words} max={1} value={Math.min(1, Number(done) / Number(of))} />
    </div>
  );
}
