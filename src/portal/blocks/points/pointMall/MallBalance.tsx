import { Skeleton } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { Sums } from '#portal/record/Sums.tsx';

/** Points to spend, the level and how far the next one is. */
export function MallBalance() {
  const say = useText();
  const locale = useLocale();
  const loaded = useCall('pointBalance', {});
  return (
    <SourceView loaded={loaded} skeleton={<Skeleton height="5rem" />}>
      {({ points, earned, level, next, missing }) => (
        <>
          <Sums
            label={say('points.sums')}
            sums={[
              { name: say('points.balance'), value: formatNumber(points, locale) },
              ...(level ? [{ name: say('points.level'), value: level.name }] : []),
              { name: say('points.earned'), value: formatNumber(earned, locale) },
            ]}
          />
          {next && missing !== undefined && (
            <p className="lv-mall-next">
              {say('points.next', {
                level: next.name,
                points: formatNumber(missing, locale),
              })}
            </p>
          )}
        </>
      )}
    </SourceView>
  );
}
