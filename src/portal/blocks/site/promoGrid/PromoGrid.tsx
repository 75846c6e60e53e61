import { useId } from 'react';
import type { PromoGridProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { usePathHolding } from '#portal/screens/find-page.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { Skeleton } from '#ui/primitives/index.ts';
import { Promotions } from '#portal/promotions/Promotions.tsx';
import { PromoCard } from './PromoCard.tsx';
import './promo-grid.css';

/** Cards that a desktop shows at once where all promotions stand, which is a page of its own. */
const firstInView = 3;

/** Promotions of the brand, as cards or as a list, with the state of each for a member. */
export function PromoGrid({ props }: BlockViewProps<PromoGridProps>) {
  const { title, limit, variant = 'cards' } = props;
  const say = useText();
  const titleId = useId();
  const detail = usePathHolding('promoDetail');
  return (
    <section
      className="lv-content"
      {...(title === undefined ? { 'aria-label': say('block.promo.label') } : { 'aria-labelledby': titleId })}
    >
      {title !== undefined && <SectionHead id={titleId} title={say(title)} />}
      <Promotions
        skeleton={<PromoSkeletons variant={variant} count={Math.min(6, limit ?? 12)} />}
        announcedFirst
      >
        {(all) => {
          const value = all.filter(({ standing }) => !standing?.mission && !standing?.ranking);
          return value.length === 0 ? (
            <Notice icon="gift" title={say('block.promo.none')} text={say('block.promo.noneHint')} />
          ) : (
            <ul className="lv-promos" data-variant={variant}>
              {value.slice(0, limit).map((promotion, index) => (
                <li key={promotion.id}>
                  <PromoCard
                    promotion={promotion}
                    eager={limit === undefined && index < firstInView}
                    to={detail === undefined ? undefined : `${detail}?id=${encodeURIComponent(promotion.id)}`}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </Promotions>
    </section>
  );
}

function PromoSkeletons({ variant, count }: { variant: 'cards' | 'list'; count: number }) {
  return (
    <div className="lv-promos" data-variant={variant}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="lv-promo lv-promo-waiting">
          <div className="lv-promo-plate">
            <div className="lv-promo-art" />
          </div>
          <div className="lv-promo-words">
            <Skeleton width="30%" height="1.625rem" />
            <Skeleton width="70%" height="1.5rem" />
            <Skeleton lines={2} height="1.15rem" />
            <Skeleton width="25%" height="1.5rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
