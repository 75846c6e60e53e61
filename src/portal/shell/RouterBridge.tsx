import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../runtime/portal-context.ts';
import type { HistoryState } from './navigation.ts';

const noState: HistoryState = {};

/** Tells the portal's navigation where the router stands. */
export function RouterBridge({ over, home }: { over: string | undefined; home: string }) {
  const { navigation } = usePortal();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  useLayoutEffect(() => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    navigation.arrive({
      path: pathname,
      here: pathname + search + hash,
      state: (state as HistoryState | null) ?? noState,
      over,
      home,
      index: idx ?? 0,
      navigate: (to, options) => void (typeof to === 'number' ? navigate(to) : navigate(to, options)),
    });
  }, [navigation, navigate, pathname, search, hash, state, over, home]);
  return null;
}
