import { Suspense, useId } from 'react';
import { Skeleton } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import { formatNumber } from '#portal/format/format-number.ts';
import { formatMoney } from '#portal/format/format-money.ts';

/** Conversion of points to money, where the brand offers it. */
export function Convert() {
  const say = useText();
  const locale = useLocale();
  const title = useId();
  const loaded = useCall('pointConfig', {});
  if (loaded.state !== 'ready' || !loaded.value.convert) return null;
  const { convert, currency, digits } = loaded.value;
  return (
    <section className="lv-mall-convert" aria-labelledby={title}>
      <h2 id={title} className="lv-mall-title">
        {say('points.convert.title')}
      </h2>
      <p>
        {say('points.convert.text', {
          points: formatNumber(convert.points, locale),
          amount: formatMoney(convert.amount, currency, digits, locale),
        })}
      </p>
      {convert.leftToday !== undefined && (
        <p>{say('points.convert.left', { points: formatNumber(convert.leftToday, locale) })}</p>
      )}
      <Suspense fallback={<Skeleton height="9rem" />}>
        <FormOfBrand id="convertPoints" />
      </Suspense>
    </section>
  );
}
