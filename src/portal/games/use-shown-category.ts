import { useLocation, useSearchParams } from 'react-router-dom';
import { useSource } from '#portal/sources/use-source.ts';
import { useCategoryPath } from './category-path.ts';

/**
 * The category of which a page shows the games: its own, or that of the vendor the address chooses (`?vassalage=`) where this vendor has
 * none of the page's own and its category is shown here too, as E-sports on the page of sports.
 */
export function useShownCategory(gameType: string | undefined): string | undefined {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const pathOf = useCategoryPath();
  const vendors = useSource('gameVendors');
  const chosen = (vendors.value ?? []).filter(({ vassalage }) => vassalage === query.get('vassalage'));
  if (gameType === undefined || chosen.some((vendor) => vendor.gameType === gameType)) return gameType;
  return chosen.find((vendor) => pathOf(vendor.gameType) === pathname)?.gameType ?? gameType;
}
