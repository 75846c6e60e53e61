import { withWishes, type Wishes } from '#contract/preview-address.ts';
import { isJsonObject } from '#engine/json/json.ts';
import { documentOf, idsOf, nameOf, type PackDocuments } from '../documents/reader.ts';
import { roleScreen } from '../documents/role-screens.ts';

export type PreviewPage = { path: string; name: string };

type AddressedScreen = { presentation?: string; path?: string | undefined };

/** Panels of a member's or agent's centre have addresses as well. */
const hasAddress = <S extends AddressedScreen>(screen: S): screen is S & { path: string } =>
  (screen.presentation === 'page' || screen.presentation === 'panel') && screen.path !== undefined;

/** True for the address of a panel, which opens for members. */
export const isPanelAt = (documents: PackDocuments, path: string): boolean =>
  idsOf(documents, 'screen').some((id) => {
    const screen = documentOf(documents, 'screen', id);
    return screen?.presentation === 'panel' && screen.path === path;
  });

/** Screens of the brand that have an address of their own, home first. */
export function previewPages(documents: PackDocuments): PreviewPage[] {
  const home = roleScreen(documents, 'home')?.id;
  const pages = idsOf(documents, 'screen').flatMap((id): (PreviewPage & { id: string })[] => {
    const screen = documentOf(documents, 'screen', id);
    if (!screen || !hasAddress(screen)) return [];
    return [{ id, path: screen.path, name: nameOf(documents, screen.title) ?? id }];
  });
  return pages
    .sort((a, b) => Number(b.id === home) - Number(a.id === home) || a.path.localeCompare(b.path, 'en'))
    .map(({ path, name }) => ({ path, name }));
}

const shows = (value: unknown, block: 'form', id: string): boolean => {
  if (Array.isArray(value)) return value.some((entry) => shows(entry, block, id));
  if (!isJsonObject(value)) return false;
  const props = value['props'];
  if (value['type'] === block && isJsonObject(props) && props[block] === id) return true;
  return Object.values(value).some((entry) => shows(entry, block, id));
};

/** Address of a form: its page, or a page that opens its modal; undefined when there is none. */
export function pageOfForm(documents: PackDocuments, form: string): string | undefined {
  const screens = idsOf(documents, 'screen').flatMap((id) => {
    const screen = documentOf(documents, 'screen', id);
    return screen ? [{ id, screen }] : [];
  });
  const holders = screens.filter(({ screen }) => shows(screen.body, 'form', form));
  const page = holders.find(({ screen }) => screen.presentation === 'page' && screen.path !== undefined);
  const opener = screens.find(
    ({ screen }) => holders.some(({ id }) => id === screen.over) && screen.path !== undefined,
  );
  return page?.screen.path ?? opener?.screen.path;
}

/** Page or panel with a block of a type, another one than the home page; undefined when there is none. */
export function pageOfBlock(documents: PackDocuments, type: string): string | undefined {
  const home = roleScreen(documents, 'home')?.id;
  return idsOf(documents, 'screen')
    .flatMap((id) => (id === home ? [] : (documentOf(documents, 'screen', id) ?? [])))
    .find((screen) => hasAddress(screen) && holds(screen.body, type))?.path;
}

/** Types of blocks that show what pages of the console are about, by the first part of their address. */
export const blocksOfPages: Readonly<Record<string, string>> = {
  promotions: 'promoGrid',
  notices: 'announcementList',
  games: 'gamesPage',
  help: 'helpCentre',
  cashier: 'depositDesk',
  lotteries: 'lotteryLobby',
  protection: 'protectionLimits',
  'ways-in': 'waysIn',
  downloads: 'downloadGuide',
};

const holds = (value: unknown, type: string): boolean => {
  if (Array.isArray(value)) return value.some((entry) => holds(entry, type));
  if (!isJsonObject(value)) return false;
  return value['type'] === type || Object.values(value).some((entry) => holds(entry, type));
};

/** Place of a screen: a page, and for a screen without an address the modal over it, with a panel in a centre. */
export type ScreenPlace = { path: string; modal?: string; panel?: string };

/** Place where the preview shows a screen; undefined for an unreachable one. */
export function placeOfScreen(documents: PackDocuments, id: string): ScreenPlace | undefined {
  const screens = idsOf(documents, 'screen').flatMap((name) => documentOf(documents, 'screen', name) ?? []);
  const screen = screens.find((entry) => entry.id === id);
  const first = roleScreen(documents, 'home');
  const home = first?.path;
  if (screen?.presentation === 'page') return screen.path === undefined ? undefined : { path: screen.path };
  if (screen?.presentation === 'frame') {
    const frame = id.replace(/^frame-/, '');
    const framed = screens.filter(
      (entry) => entry.presentation === 'page' && (entry.frame ?? 'full') === frame,
    );
    const page =
      framed.find((entry) => entry.id === first?.id) ?? framed.find((entry) => entry.path !== undefined);
    return page?.path === undefined ? undefined : { path: page.path };
  }
  if (screen?.presentation === 'modal') {
    const page = screens.find((entry) => entry.over === id && entry.path !== undefined)?.path;
    if (page !== undefined) return { path: page };
    return home === undefined ? undefined : { path: home, modal: id };
  }
  if (screen?.centre === undefined || home === undefined) return undefined;
  return { path: home, modal: screen.centre, panel: id };
}

/** Address of a preview at another page of the portal, with view settings. */
export function previewAddress(url: string, path: string, wishes: Partial<Wishes> = {}): string {
  const address = new URL(url, globalThis.location?.href);
  address.pathname = path;
  return withWishes(address.href, wishes);
}
