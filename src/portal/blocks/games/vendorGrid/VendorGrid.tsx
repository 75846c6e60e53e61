import { useId } from 'react';
import type { VendorGridProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useVendorPath } from '#portal/screens/category-path.ts';
import { chooseVendors } from '#portal/games/choose-vendors.ts';
import { VendorCard } from '#portal/games/VendorCard.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import './vendor-grid.css';

const VendorMarquee = lazyView(() => import('./VendorMarquee.tsx').then((module) => module.VendorMarquee));

/** Vendors of a category or of all, as cards or as a band that drifts by. */
export function VendorGrid({ props }: BlockViewProps<VendorGridProps>) {
  const { title, gameType, limit, variant = 'grid' } = props;
  const say = useText();
  const titleId = useId();
  const vendors = useSource('gameVendors');
  const pathOf = useVendorPath();
  const words = say(title ?? 'block.vendors.title');
  return (
    <section
      className="lv-content lv-vendors"
      {...(title === undefined ? { 'aria-label': words } : { 'aria-labelledby': titleId })}
    >
      {title !== undefined && variant === 'grid' && <SectionHead id={titleId} title={words} />}
      <SourceView loaded={vendors} skeleton={<VendorSkeletons variant={variant} count={limit ?? 12} />}>
        {(value) => {
          const chosen = chooseVendors(value, { gameType, limit });
          if (chosen.length === 0) return <Notice icon="slots" title={say('block.vendors.none')} />;
          if (variant === 'marquee') {
            return (
              <VendorMarquee
                vendors={chosen}
                pathOf={pathOf}
                label={words}
                {...(title === undefined ? {} : { titleId })}
              />
            );
          }
          return (
            <ul className="lv-vendors-grid">
              {chosen.map((vendor) => (
                <li key={vendor.id}>
                  <VendorCard vendor={vendor} to={pathOf(vendor)} category={gameType === undefined} />
                </li>
              ))}
            </ul>
          );
        }}
      </SourceView>
    </section>
  );
}

function VendorSkeletons({ variant, count }: { variant: 'grid' | 'marquee'; count: number }) {
  if (variant === 'marquee') {
    return (
      <div className="lv-marquee lv-marquee-waiting">
        <Skeleton height="4.5rem" />
      </div>
    );
  }
  return (
    <div className="lv-vendors-grid">
      {Array.from({ length: Math.min(count, 12) }, (_, index) => (
        <div key={index} className="lv-vendors-waiting">
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}
