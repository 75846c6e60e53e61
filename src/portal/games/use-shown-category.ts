import { useLocation, useSearchParams } from 'react-router-dom';
import { useSource } from '#portal/sources/use-source.ts';
import { useCategoryPath } from '../screens/category-path.ts';

/**
 * Category of the games a page shows: its own, or that of the address's vendor (`?vassalage=`) if the vendor has none of the page's
 * category and its own is shown here too, such as E-sports on the sports page.
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
