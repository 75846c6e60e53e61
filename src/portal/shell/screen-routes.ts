import { matchRoutes, type Path, type RouteObject } from 'react-router-dom';
import type { CentreProps } from '#contract/generated/blocks.ts';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { screenOfRole } from '#engine/roles.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import { findBlock } from '../screens/find-page.ts';
import type { ModalEntry } from './history-state.ts';

type Screens = Documents['screens'];

type Routes = {
  all: RouteObject[];
  /** Screens by addresses without parameters, which come before others: the router ranks all routes anew for each question. */
  plain: ReadonlyMap<string, ScreenDocument>;
};

const made = new WeakMap<Screens, Routes>();

/** The routes of a brand: a page or a panel for each of its addresses. */
function routesOf(screens: Screens): Routes {
  const kept = made.get(screens);
  if (kept) return kept;
  const all = Object.values(screens).flatMap((screen) =>
    screen.presentation === 'page' || screen.centre !== undefined
      ? [screen.path, ...(screen.aliases ?? [])].flatMap((path) =>
          path === undefined ? [] : { path, handle: screen },
        )
      : [],
  );
  const plain = new Map<string, ScreenDocument>();
  for (const { path, handle } of all) if (!/[:*?]/u.test(path) && !plain.has(path)) plain.set(path, handle);
  const routes = { all, plain };
  made.set(screens, routes);
  return routes;
}

/** The page or panel at a place; undefined when there is none. */
export function screenAt(screens: Screens, place: Partial<Path>): ScreenDocument | undefined {
  const { all, plain } = routesOf(screens);
  return (
    plain.get(place.pathname ?? '/') ??
    (matchRoutes(all, place)?.[0]?.route.handle as ScreenDocument | undefined)
  );
}

/** Screen drawn for an address: home below a page that only opens a modal (`over`, no blocks), else the page itself. */
export const drawnFor = (
  documents: Pick<Documents, 'brand' | 'screens'>,
  screen: ScreenDocument,
): ScreenDocument =>
  (screen.over !== undefined && screen.body.order.length === 0 && screenOfRole(documents, 'home')) || screen;

/** The panel that a centre shows first. */
function homeOf(modal: ScreenDocument | undefined): string | undefined {
  if (modal?.presentation !== 'modal') return undefined;
  const centre = findBlock(modal.body, ({ type }) => type === 'centre');
  return (centre?.props as CentreProps | undefined)?.home;
}

/** The address of a panel, of a centre's first one where none is named; undefined for other modals. */
export function panelAddress(screens: Screens, { id, panel }: ModalEntry): string | undefined {
  const screen = screens[panel ?? homeOf(screens[id]) ?? ''];
  return screen?.centre === undefined ? undefined : screen.path;
}

/** Where a path leads instead: the root to home, and to the login where the brand asks for one first. */
export function redirectOf(documents: Documents, path: string, asksForLogin: boolean): string | undefined {
  if (path === '/') return screenOfRole(documents, 'home')?.path;
  if (!asksForLogin || screenAt(documents.screens, { pathname: path })?.beforeLogin) return undefined;
  return screenOfRole(documents, 'loginPage')?.path;
}
