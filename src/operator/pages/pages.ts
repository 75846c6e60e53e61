import { matchPath } from 'react-router-dom';
import { consolePack } from '#contract/console-pack.ts';
import type { Roles } from '#contract/operator-roles.ts';
import type { ConsolePage, PackPage, ServerPage } from './console-page.ts';
import { mayOpen } from './may-open.ts';

const folders = import.meta.glob<{ page: ConsolePage }>('../*/page.ts', { eager: true });

const inOrder = Object.values(folders)
  .map(({ page }) => page)
  .sort((a, b) => a.order - b.order);

/** Pages below a pack, in the order of the navigation. */
export const packPages: readonly PackPage[] = inOrder.filter((page) => page.scope === 'pack');

/** Pages for the whole server, in the order of the navigation. */
export const serverPages: readonly ServerPage[] = inOrder.filter((page) => page.scope === 'server');

/** Pages of a pack that an account with these roles may open. */
export const pagesOf = (pack: string, roles: Roles): readonly PackPage[] =>
  packPages.filter((page) => (pack !== consolePack || page.ofConsole) && mayOpen(page, pack, roles));

/** First page of a pack. */
export const firstPage = (pack: string): string => `/${pack}/${pack === consolePack ? 'texts' : 'overview'}`;

/** Page at an address below a pack; undefined where none is. */
export const pageAt = (address: string): PackPage | undefined =>
  packPages.find(({ path }) => matchPath(`/:pack/${path}/*`, address));
