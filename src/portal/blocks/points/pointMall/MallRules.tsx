import { useId } from 'react';
import { Skeleton } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Facts } from '#portal/cashier/Facts.tsx';
import { formatNumber } from '#portal/format/format-number.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Prose } from '#portal/parts/Prose.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useMoney } from '#portal/format/use-money.ts';
import { useSource } from '#portal/sources/use-source.ts';

/** Ratio table, levels, and the brand's article about points. */
export function MallRules({ article: id }: { article: string }) {
  const config = useCall('pointConfig', {});
  const articles = useSource('helpArticles');
  return (
    <div className="lv-mall-rules">
      <SourceView loaded={config} skeleton={<Skeleton height="12rem" />}>
        {(value) => <Terms config={value} />}
      </SourceView>
      <SourceView loaded={articles} skeleton={<Skeleton lines={6} />}>
        {(value) => {
          const article = value.find((each) => each.id === id);
          return article && <Prose html={article.content} />;
        }}
      </SourceView>
    </div>
  );
}

function Terms({ config }: { config: CallValue<'pointConfig'> }) {
  const say = useText();
  const locale = useLocale();
  const { say: money } = useMoney(config);
  const title = useId();
  const number = (points: string): string => formatNumber(points, locale);
  return (
    <>
      {config.ratios.length > 0 && (
        <section aria-labelledby={`${title}-ratios`}>
          <h2 id={`${title}-ratios`} className="lv-mall-title">
            {say('points.ratios.title')}
          </h2>
          <Facts
            facts={config.ratios.map(({ type, points, per }) => [
              say(`points.type.${type}`),
              say('points.ratio', { points: number(points), per: money(per) }),
            ])}
          />
        </section>
      )}
      {config.levels.length > 0 && (
        <section aria-labelledby={`${title}-levels`}>
          <h2 id={`${title}-levels`} className="lv-mall-title">
            {say('points.levels.title')}
          </h2>
          <Facts
            facts={config.levels.map(({ name, from }) => [
              name,
              say('points.levels.from', { points: number(from) }),
            ])}
          />
        </section>
      )}
    </>
  );
}
