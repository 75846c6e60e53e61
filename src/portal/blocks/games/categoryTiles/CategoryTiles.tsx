import { useMemo, useRef, type ReactNode } from 'react';
import type { CategoryTilesProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useMenu } from '#ui/menu/use-menu.ts';
import type { MenuEntry } from '#ui/menu/menu-model.ts';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCategoryPath } from '#portal/screens/category-path.ts';
import type { Vendor } from '#portal/games/game.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { LoadFailed } from '#portal/parts/SourceView.tsx';
import { useScrollEdges } from '#portal/parts/use-scroll-edges.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { CategoryTile } from './CategoryTile.tsx';
import '#portal/parts/fading-row.css';
import './category-tiles.css';

/** Number of vendors of an entry: of the category it names, or of the categories of the page it leads to. */
function useVendorCount(vendors: readonly Vendor[] | undefined): (entry: MenuEntry) => number | undefined {
  const pathOf = useCategoryPath();
  return useMemo(
    () => (entry) => {
      const to = entry.action?.do === 'navigate' ? entry.action['to'] : undefined;
      const category = (gameType: string) =>
        entry.vendors === undefined
          ? to !== undefined && pathOf(gameType) === to
          : gameType === entry.vendors;
      return vendors?.filter((vendor) => category(vendor.gameType)).length || undefined;
    },
    [vendors, pathOf],
  );
}

/** The way into each category that has vendors: the entries of a menu, whose conditions ask for them. */
export function CategoryTiles({ props: { menu, variant = 'tiles' } }: BlockViewProps<CategoryTilesProps>) {
  const say = useText();
  const { label, entries } = useMenu(menu);
  const vendors = useSource('gameVendors');
  const countOf = useVendorCount(vendors.value);
  const none = entries.length === 0;

  return (
    <nav className="lv-content lv-categories" aria-label={say(label ?? 'block.categories.label')}>
      {none && vendors.state === 'failed' && <LoadFailed of={vendors} />}
      {none && vendors.state === 'ready' && <Notice icon="slots" title={say('block.categories.none')} />}
      {none && vendors.state === 'loading' && (
        <div className="lv-categories-list" data-variant={variant} aria-busy="true">
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index} className="lv-category lv-category-waiting">
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
      )}
      {!none && (
        <List variant={variant}>
          {entries.map((entry) => (
            <li key={entry.id} className="lv-category">
              <CategoryTile entry={entry} vendors={countOf(entry)} />
            </li>
          ))}
        </List>
      )}
    </nav>
  );
}

/** The tiles; a strip fades on each side with more. */
function List({ variant, children }: { variant: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const { atStart, atEnd } = useScrollEdges(list);
  return (
    <ul
      ref={list}
      className={`lv-categories-list${variant === 'strip' ? ' lv-fading-row' : ''}`}
      data-variant={variant}
      data-start={atStart || undefined}
      data-end={atEnd || undefined}
    >
      {children}
    </ul>
  );
}
