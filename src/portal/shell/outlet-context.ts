import { createContext, type ReactNode } from 'react';

/** The page that a frame's outlet shows. */
export const OutletContext = createContext<ReactNode>(null);
