import { useState } from 'react';
import { parsePath, useLocation, type Path } from 'react-router-dom';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { screenOfRole } from '#engine/roles.ts';
import { useDocuments, type Documents } from '#ui/documents/documents.tsx';
import type { HistoryState, ModalEntry } from './history-state.ts';
import { screenAt } from './screen-routes.ts';

/** Screen, modal and page of the address. */
export type Place = {
  /** The page or panel of the address; undefined where there is none. */
  screen: ScreenDocument | undefined;
  /** Modal that the address opens. */
  over: ModalEntry | undefined;
  /** Path, query and hash of the page on show: below a centre those of the page the player came from, else the address. */
  page: string;
  location: Partial<Path>;
};

const all = (documents: Documents) => documents;

/** Follows the address; below a centre the page that the player came from stays. */
export function usePlace(): Place {
  const documents = useDocuments(all);
  const location = useLocation();
  const here = location.pathname + location.search + location.hash;
  const screen = screenAt(documents.screens, location);
  const { centre } = (location.state ?? {}) as HistoryState;
  const [last, setLast] = useState<string>();
  const over = overOf(screen, centre?.id);
  if (screen ? screen.presentation === 'page' : !centre) {
    if (last !== here) setLast(here);
    return { screen, over, page: here, location };
  }
  const page = (centre ? centre.page : last) ?? screenOfRole(documents, 'home')?.path ?? '/';
  return { screen, over, page, location: parsePath(page) };
}

/** A panel that is withdrawn while it is open leaves its centre open, at the first one. */
function overOf(screen: ScreenDocument | undefined, centre: string | undefined): ModalEntry | undefined {
  if (screen?.centre !== undefined) return { id: screen.centre, panel: screen.id };
  const id = screen ? screen.over : centre;
  return id === undefined ? undefined : { id };
}
