import type { ScreenDocument } from '#contract/generated/documents.ts';
import { screenOfRole } from '#engine/roles.ts';
import type { Documents } from '#ui/documents/documents.tsx';

/** What an address shows: a page, and the modal its address opens over it. */
export type ResolvedPage = { page: ScreenDocument; over: string | undefined };

type Routes = ReadonlyMap<string, ScreenDocument>;

const made = new WeakMap<Documents['screens'], Routes>();

/** Trailing slashes and letter case do not tell addresses apart. */
const normal = (path: string): string => path.replace(/(?!^)\/+$/, '').toLowerCase();

/** The pages of a brand by address and alias. */
function routesOf(screens: Documents['screens']): Routes {
  const kept = made.get(screens);
  if (kept) return kept;
  const pages = Object.values(screens).filter((screen) => screen.presentation === 'page');
  const routes = new Map<string, ScreenDocument>();
  for (const page of pages) {
    for (const path of [page.path, ...(page.aliases ?? [])]) {
      if (path !== undefined) routes.set(normal(path), page);
    }
  }
  made.set(screens, routes);
  return routes;
}

/**
 * The page of a path; undefined when there is none. A page that only opens a modal (`over`, and no blocks of its own) shows
 * the home page below it.
 */
export function resolvePage(
  documents: Pick<Documents, 'brand' | 'screens'>,
  path: string,
): ResolvedPage | undefined {
  const page = routesOf(documents.screens).get(normal(path));
  if (!page) return undefined;
  const bare = page.over !== undefined && page.body.order.length === 0;
  return { page: (bare && screenOfRole(documents, 'home')) || page, over: page.over };
}

/** Where a path leads instead: the root to home, and to the login where the brand asks for one first. */
export function redirectOf(documents: Documents, path: string, loggedIn: boolean): string | undefined {
  if (path === '/') return screenOfRole(documents, 'home')?.path;
  const asksForLogin = documents.flags.flags.loginToHome === true && !loggedIn;
  if (!asksForLogin || routesOf(documents.screens).get(normal(path))?.beforeLogin) return undefined;
  return screenOfRole(documents, 'loginPage')?.path;
}
