import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { screenOfRole } from '#engine/roles.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { usePortal } from '../runtime/portal-context.ts';
import type { HistoryState } from './history-state.ts';
import { panelAddress } from './screen-routes.ts';
import type { Place } from './use-place.ts';

const noState: HistoryState = {};

/** Tells the portal's navigation where the router stands. */
export function RouterBridge({ place: { page, over } }: { place: Place }) {
  const { navigation } = usePortal();
  const home = useDocuments((documents) => screenOfRole(documents, 'home')?.path) ?? '/';
  const screens = useDocuments((documents) => documents.screens);
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  useLayoutEffect(() => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    navigation.arrive({
      here: pathname + search + hash,
      page,
      state: (state as HistoryState | null) ?? noState,
      over,
      home,
      index: idx ?? 0,
      navigate: (to, options) => void (typeof to === 'number' ? navigate(to) : navigate(to, options)),
      addressOf: (entry) => panelAddress(screens, entry),
    });
  }, [navigation, navigate, pathname, search, hash, state, page, over, home, screens]);
  return null;
}
