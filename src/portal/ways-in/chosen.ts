import type { Portal } from '../runtime/portal.ts';

const chosen = new WeakMap<Portal, string>();

/** Notes the provider that the next form is about: it asks for the password alone. */
export const chooseProvider = (portal: Portal, provider: string): void => void chosen.set(portal, provider);

export const chosenProvider = (portal: Portal): string => chosen.get(portal) ?? '';
