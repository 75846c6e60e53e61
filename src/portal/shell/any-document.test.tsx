import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuDocument, ScreenDocument } from '#contract/generated/documents.ts';
import { blockNames } from '#contract/generated/names.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { arbitraryMenu, arbitraryScreen, type References } from '#engine/testing/arbitrary-document.ts';
import { count, seedOf } from '#run-size';
import type { Documents } from '#ui/documents/documents.tsx';
import type { BlockFault } from '#ui/renderer/faults.ts';
import { brandInTest } from '../testing/brand-documents.ts';
import { shellAnswers, login } from './testing/answers.ts';
import { drawScreen } from './testing/draw-screen.tsx';

const screensDrawn = count(400, 1400);
const menusDrawn = count(150, 600);

let brand: Documents;
let words: Readonly<Record<string, string>>;

beforeAll(async () => {
  ({ documents: brand, texts: words } = await brandInTest());
});
afterEach(cleanup);

const ids = (documents: Readonly<Record<string, unknown>>) => Object.keys(documents);

const referencesOf = (documents: Documents): References => {
  const screens = Object.values(documents.screens);
  const withPresentation = (presentation: string) =>
    screens.filter((screen) => screen.presentation === presentation).map(({ id }) => id);
  return {
    text: ['menu.home', 'page.home.title', 'brand.name'],
    image: ['posters/nova.svg'],
    menu: ids(documents.menus),
    form: ids(documents.forms),
    modal: withPresentation('modal'),
    panel: withPresentation('panel'),
    page: screens.flatMap(({ path }) => path ?? []),
    action: ['navigate', 'openModal', 'toggleTheme', 'openCentre', 'freePlay', 'reload'],
    block: [...blockNames],
    fact: ['notices.count', 'support.count'],
    frame: ['full'],
    lane: ['hot'],
    article: ['a1'],
    source: ['notices'],
    brandLanguage: ['my', 'en'],
  };
};

type World = { answered: boolean; member: boolean };

/** Draws a screen until nothing more comes, and tells what its boundaries caught. */
async function faultsOf(
  screen: ScreenDocument,
  { answered, member }: World,
  documents: Documents,
): Promise<BlockFault[]> {
  const { page, faults } = await drawScreen(screen, {
    documents,
    words,
    answer: (call) => (answered ? shellAnswers[call] : undefined),
    member: member ? login : undefined,
  });
  page.unmount();
  return faults;
}

const world: fc.Arbitrary<World> = fc.record({ answered: fc.boolean(), member: fc.boolean() });

/** Every way a menu is shown. */
const menuScreen = {
  kind: 'screen',
  id: 'menus',
  presentation: 'page',
  body: {
    order: ['bar', 'rail', 'pills', 'drawer', 'bottom', 'footer', 'side', 'tiles', 'session', 'centre'],
    items: {
      ...Object.fromEntries(
        ['bar', 'rail', 'pills', 'drawer'].map((variant) => [
          variant,
          { type: 'navigation', props: { menu: 'drawn', variant } },
        ]),
      ),
      bottom: { type: 'bottomBar', props: { menu: 'drawn' } },
      footer: { type: 'footer', props: { menu: 'drawn', copyright: 'footer.copyright' } },
      side: { type: 'sideBar', props: { menu: 'drawn' } },
      tiles: { type: 'categoryTiles', props: { menu: 'drawn' } },
      session: { type: 'sessionBar', props: { menu: 'drawn' } },
      centre: { type: 'centre', props: { menu: 'drawn', home: 'securityCenter' } },
    },
  },
} as unknown as ScreenDocument;

describe('every document that keeps its schema', () => {
  it(`renders: ${screensDrawn} screens, none trips a boundary [ENG-02]`, { timeout: 300_000 }, async () => {
    const drawn = new Set<string>();
    await fc.assert(
      fc.asyncProperty(arbitraryScreen(schemaIndex, referencesOf(brand)), world, async (screen, around) => {
        for (const [, type] of JSON.stringify(screen.body).matchAll(/"type":"(\w+)"/g)) drawn.add(type ?? '');
        expect(await faultsOf(screen, around, brand)).toEqual([]);
      }),
      { seed: seedOf(20260105), numRuns: screensDrawn, endOnFailure: true },
    );
    expect(blockNames.filter((name) => !drawn.has(name))).toEqual([]);
  });

  it(
    `renders: ${menusDrawn} menus in every place that shows one [ENG-05]`,
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryMenu(schemaIndex, referencesOf(brand)), world, async (drawn, around) => {
          const menu: MenuDocument = { ...drawn, id: 'drawn' };
          const documents = { ...brand, menus: { ...brand.menus, drawn: menu } };
          expect(await faultsOf(menuScreen, around, documents)).toEqual([]);
        }),
        { seed: seedOf(20260106), numRuns: menusDrawn, endOnFailure: true },
      );
    },
  );
});
