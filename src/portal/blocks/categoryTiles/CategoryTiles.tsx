import type { CategoryTilesProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useMenu } from '#ui/menu/use-menu.ts';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { LoadFailed } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { CategoryTile } from './CategoryTile.tsx';
import './category-tiles.css';

type Vendors = ReturnType<typeof useSource<'gameVendors'>>['value'];

/** How many vendors each category has. */
function vendorCounts(vendors: Vendors): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { gameType } of vendors ?? []) counts.set(gameType, (counts.get(gameType) ?? 0) + 1);
  return counts;
}

/**
 * The way into each category that has vendors, from the entries of a menu that name one. A menu without such entries shows all
 * its entries.
 */
export function CategoryTiles({ props: { menu, variant = 'tiles' } }: BlockViewProps<CategoryTilesProps>) {
  const say = useText();
  const { label, entries } = useMenu(menu);
  const vendors = useSource('gameVendors');
  const counts = vendorCounts(vendors.value);
  const categories = entries.filter((entry) => entry.vendors !== undefined);
  const tiles =
    categories.length > 0
      ? categories.filter((entry) => (counts.get(entry.vendors ?? '') ?? 0) > 0)
      : entries;
  const waiting = vendors.state === 'loading' && tiles.length === 0;

  return (
    <nav className="lv-content lv-categories" aria-label={say(label ?? 'block.categories.label')}>
      {vendors.state === 'failed' && tiles.length === 0 ? (
        <LoadFailed retry={vendors.retry} />
      ) : waiting ? (
        <div className="lv-categories-list" data-variant={variant} aria-busy="true">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className="lv-category lv-category-waiting">
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
      ) : tiles.length === 0 ? (
        <Notice icon="slots" title={say('block.categories.none')} />
      ) : (
        <ul className="lv-categories-list" data-variant={variant}>
          {tiles.map((entry) => (
            <li key={entry.id} className="lv-category">
              <CategoryTile entry={entry} vendors={counts.get(entry.vendors ?? '')} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
