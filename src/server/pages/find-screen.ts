import type { ScreenDocument } from '#contract/generated/documents.ts';
import type { CorePart } from '#engine/bundle/bundle-format.ts';
import { screenOfRole } from '#engine/roles.ts';

export type FoundScreen =
  | { found: 'screen'; id: string; screen: ScreenDocument }
  | { found: 'redirect'; to: string }
  | { found: 'nothing'; screen: ScreenDocument | undefined };

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/** The screen at a path. A brand without a page at `/` is entered at its home page. */
export function findScreen(core: Pick<CorePart, 'brand' | 'screens'>, path: string): FoundScreen {
  const wanted = withoutSlash(path);
  for (const [id, screen] of Object.entries(core.screens)) {
    if (screen.path === wanted || screen.aliases?.includes(wanted)) return { found: 'screen', id, screen };
  }
  const home = screenOfRole(core, 'home')?.path;
  return wanted === '/' && home !== undefined
    ? { found: 'redirect', to: home }
    : { found: 'nothing', screen: screenOfRole(core, 'notFound') };
}
