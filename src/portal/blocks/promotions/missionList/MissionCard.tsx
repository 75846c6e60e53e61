import { useText } from '#ui/text/use-text.ts';
import { Prose } from '#portal/parts/Prose.tsx';
import { PromoProgress } from '#portal/promotions/PromoProgress.tsx';
import { PromoReason } from '#portal/promotions/PromoReason.tsx';
import { PromoStep } from '#portal/promotions/PromoStep.tsx';
import type { Promotion, PromotionMoney } from '#portal/promotions/Promotions.tsx';

/** A mission: what it takes and gives, how far the member is, and the step that is open. */
export function MissionCard({ mission, money }: { mission: Promotion; money: PromotionMoney }) {
  const say = useText();
  const { standing, title, content, terms, badge } = mission;
  const claims = standing?.state === 'CLAIM';
  return (
    <article className="lv-mission" data-open={claims || undefined}>
      <div className="lv-mission-head">
        <h3 className="lv-mission-title">{title}</h3>
        {badge}
      </div>
      <Prose html={content} className="lv-mission-text" />
      {standing?.progress && <PromoProgress progress={standing.progress} money={money} />}
      {standing && <PromoReason reason={standing.reason} missing={standing.missing} />}
      {standing && <PromoStep standing={standing} money={money} />}
      {terms !== undefined && (
        <details className="lv-mission-terms">
          <summary>{say('promo.terms')}</summary>
          <Prose html={terms} />
        </details>
      )}
    </article>
  );
}
