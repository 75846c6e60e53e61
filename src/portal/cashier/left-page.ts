import type { Portal } from '../runtime/portal.ts';

const name = 'livery.leftPage';

/** Keeps the page from which the player goes to pay, for when the payment leads back in this tab. */
export const keepLeftPage = ({ navigation, storage }: Pick<Portal, 'navigation' | 'storage'>): void =>
  storage?.setItem(name, navigation.page);

/** The page from which the player went to pay: path, query and hash. */
export const leftPage = ({ storage }: Pick<Portal, 'storage'>): string | undefined =>
  storage?.getItem(name) ?? undefined;
