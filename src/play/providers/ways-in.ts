import type { CorePart } from '#engine/bundle/bundle-format.ts';
import type { OfferedProvider } from './offered-providers.ts';

/** An offered provider, as far as pages need to know it. */
export type WayIn = Pick<OfferedProvider, 'kind' | 'label' | 'mark'> & {
  /** Id of the provider. */
  id: string;
  /** Settings of a provider that the page talks to itself. */
  firebase?: { projectId: string; apiKey: string; authDomain: string; emulator?: string };
};

/** Part of a bundle's core that this product adds. */
export type CoreWithWaysIn = { waysIn?: readonly WayIn[] };
const none: readonly WayIn[] = [];

/** Ways in that a brand offers, by the core part of its bundle. */
export const offeredWaysIn = (core: CorePart): readonly WayIn[] =>
  (core as CorePart & CoreWithWaysIn).waysIn ?? none;
