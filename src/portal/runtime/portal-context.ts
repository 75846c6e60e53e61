import { createContext, useContext } from 'react';
import type { Portal } from './portal.ts';

export const PortalContext = createContext<Portal | undefined>(undefined);

/** The portal around this component. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalContext above it.');
  return portal;
}
