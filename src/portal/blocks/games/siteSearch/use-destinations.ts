import { useMemo } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import type { MenuEntry } from '#ui/menu/menu-model.ts';
import { useAction } from '#portal/actions/use-action.ts';
import type { Vendor } from '#portal/games/game.ts';
import { lotteryPath } from '#portal/lottery/lottery-path.ts';
import type { LotteryGame } from '#portal/lottery/room-types.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useVendorPath } from '#portal/screens/category-path.ts';

/** A way to what was found, which leaves the search; undefined where the brand has no page for it. */
export type Way = (() => void) | undefined;

export type Destinations = {
  vendor: (vendor: Vendor) => Way;
  lottery: (game: LotteryGame) => Way;
  category: (entry: MenuEntry) => Way;
};

/** Where studios, lotteries and categories lead to. */
export function useDestinations(): Destinations {
  const { navigation } = usePortal();
  const run = useAction();
  const vendorPath = useVendorPath();
  const screens = useDocuments((documents) => documents.screens);
  return useMemo(() => {
    const leave = (then: () => void) => () => void navigation.closeModals().then(then);
    const to = (address: string | undefined): Way =>
      address === undefined ? undefined : leave(() => navigation.go(address));
    return {
      vendor: (vendor) => to(vendorPath(vendor)),
      lottery: ({ accountType, region, code }) => {
        const path = lotteryPath(screens, { gameType: accountType === 'Elott' ? 'ELOTT' : 'LOTT', region });
        return to(path && `${path}?${new URLSearchParams({ gameCode: code }).toString()}`);
      },
      category: ({ action }) => action && leave(() => void run(action)),
    };
  }, [navigation, run, vendorPath, screens]);
}
