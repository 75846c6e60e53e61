import type { ComponentType } from 'react';
import type { Right } from '#contract/operator-roles.ts';
import type { IconName } from '../parts/Icon.tsx';

/** Headings of the navigation beside a pack, from top to bottom. */
export const pageGroups = ['content', 'brand', 'publishing'] as const;
export type PageGroup = (typeof pageGroups)[number];

type Place = {
  /** First part of the address below the pack, or below the console. */
  path: string;
  /** Its name in the navigation. */
  title: string;
  icon: IconName;
  /** Position among the pages of its group; whole tens leave room between. */
  order: number;
};

/** One address of a page; its component loads on first use. */
export type PageRoute = {
  /** After `path`, such as ":form?/:view?"; empty for the page itself. */
  path: string;
  load: () => Promise<ComponentType>;
};

/**
 * A page of the console. Each area is a folder whose `page.ts` exports one as `page`; navigation and routes are derived
 * from the folders.
 */
export type ConsolePage = Place & {
  routes: readonly [PageRoute, ...PageRoute[]];
} & (
    | {
        /** Below a pack, beside its other documents. */
        scope: 'pack';
        group: PageGroup;
        /** Left out for accounts without one of these rights. */
        needs?: readonly Right[];
        /** Also of the pack of the console, which has texts and nothing to be shown. */
        ofConsole?: true;
        /** Shown after the title, such as the number of problems. */
        Badge?: ComponentType;
        /** Addresses that need the whole width, without a preview beside; as in `routes`. */
        wide?: readonly string[];
      }
    | {
        /** For the whole server; without a pack. */
        scope: 'server';
        /** Left out for accounts that are not admin of all packs (`admin`), or of one at least (`pack-admin`). */
        needs?: 'admin' | 'pack-admin';
      }
  );

export type PackPage = Extract<ConsolePage, { scope: 'pack' }>;
export type ServerPage = Extract<ConsolePage, { scope: 'server' }>;
