import { createContext, useContext } from 'react';
import type { ModalEntry } from './history-state.ts';

/** The modal around a block; undefined on a page. */
export const ModalContext = createContext<ModalEntry | undefined>(undefined);

export function useModal(): ModalEntry | undefined {
  return useContext(ModalContext);
}
