import type { Portal } from '../runtime/portal.ts';

type Kept = Pick<Portal, 'navigation' | 'storage'>;

const name = 'livery.leftPage';
const resultName = 'livery.resultPage';

const pathOf = ({ navigation }: Kept): string => navigation.page.replace(/[?#].*$/u, '');

/**
 * Keeps the page from which the player goes to pay, for when the payment leads back in this tab. Who pays once more from the page of the
 * result still wants to go back to the page before it.
 */
export function keepLeftPage(portal: Kept): void {
  if (pathOf(portal) !== portal.storage?.getItem(resultName))
    portal.storage?.setItem(name, portal.navigation.page);
}

/** Keeps which page shows the result of a payment. */
export const keepResultPage = (portal: Kept): void => portal.storage?.setItem(resultName, pathOf(portal));

/** The page from which the player went to pay: path, query and hash. */
export const leftPage = ({ storage }: Pick<Portal, 'storage'>): string | undefined =>
  storage?.getItem(name) ?? undefined;
