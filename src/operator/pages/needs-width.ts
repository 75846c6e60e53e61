import { matchPath } from 'react-router-dom';
import { consolePack } from '#contract/console-pack.ts';
import { packPages } from './pages.ts';

/** True at an address of a pack that has no room, or nothing to show, for a preview beside it. */
export const needsWidth = (pack: string, address: string): boolean =>
  pack === consolePack ||
  packPages.some(({ path, wide }) => wide?.some((route) => matchPath(`/:pack/${path}/${route}`, address)));
