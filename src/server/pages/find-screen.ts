import type { ScreenDocument } from '#contract/generated/documents.ts';
import type { CorePart } from '#engine/bundle-format.ts';

export type FoundScreen =
  | { found: 'screen'; id: string; screen: ScreenDocument }
  | { found: 'redirect'; to: string }
  | { found: 'nothing'; screen: ScreenDocument | undefined };

const homeId = 'home';
const notFoundId = 'not-found';

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/** The screen at a path. A brand without a page at `/` is entered at its home page. */
export function findScreen({ screens }: Pick<CorePart, 'screens'>, path: string): FoundScreen {
  const wanted = withoutSlash(path);
  for (const [id, screen] of Object.entries(screens)) {
    if (screen.path === wanted || screen.aliases?.includes(wanted)) return { found: 'screen', id, screen };
  }
  const home = screens[homeId]?.path;
  return wanted === '/' && home !== undefined
    ? { found: 'redirect', to: home }
    : { found: 'nothing', screen: screens[notFoundId] };
}
