import { Link, useSearchParams } from 'react-router-dom';
import { LazyImage, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Scroller } from '#portal/parts/Scroller.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { browserId } from './browser-id.ts';
import { chooseVendors } from './choose-vendors.ts';

/** Vendors of a category as links, the chosen one marked; nothing without a choice. */
export function VendorFilter({
  gameType,
  chosen,
}: {
  gameType: string | undefined;
  chosen: string | undefined;
}) {
  const say = useText();
  const [query] = useSearchParams();
  const vendors = useSource('gameVendors');
  if (vendors.state === 'loading') {
    return (
      <div className="lv-vendor-filter lv-vendor-filter-waiting" aria-hidden="true">
        <Skeleton height="3.25rem" />
      </div>
    );
  }
  // The list of games shows that the platform is unreachable; a filter without vendors is useless.
  const listed = chooseVendors(vendors.value ?? [], { gameType });
  if (listed.length === 0) return null;
  const addressOf = (vassalage: string | undefined) => {
    const next = new URLSearchParams(query);
    if (vassalage === undefined) next.delete('vassalage');
    else next.set('vassalage', vassalage);
    return { search: next.toString(), hash: browserId };
  };
  return (
    <nav className="lv-vendor-filter" aria-label={say('block.games.vendors')}>
      <Scroller label={say('block.games.vendors')}>
        <ul>
          <li>
            <Link
              to={addressOf(undefined)}
              replace
              className="lv-vendor-chip"
              aria-current={chosen === undefined ? 'true' : undefined}
            >
              {say('block.games.allVendors')}
            </Link>
          </li>
          {listed.map((vendor) => (
            <li key={vendor.id}>
              <Link
                to={addressOf(vendor.vassalage)}
                replace
                className="lv-vendor-chip"
                aria-current={chosen === vendor.vassalage ? 'true' : undefined}
              >
                <LazyImage className="lv-vendor-chip-art" src={vendor.image} alt="" ratio="1 / 1" />
                {vendor.name}
              </Link>
            </li>
          ))}
        </ul>
      </Scroller>
    </nav>
  );
}
