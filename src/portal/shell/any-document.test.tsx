import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuDocument, ScreenDocument } from '#contract/generated/documents.ts';
import { calls, type CallId } from '#contract/generated/calls.ts';
import { blockNames } from '#contract/generated/names.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { arbitraryMenu, arbitraryScreen, type References } from '#engine/testing/arbitrary-document.ts';
import { count, seedOf } from '#run-size';
import { DocumentsProvider, type Documents } from '#ui/documents/documents.tsx';
import { FactsProvider } from '#ui/facts/facts.tsx';
import type { BlockFault } from '#ui/renderer/faults.ts';
import { RenderingProvider } from '#ui/renderer/rendering.tsx';
import { ScreenView } from '#ui/renderer/ScreenView.tsx';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import { createPortal } from '../runtime/create-portal.ts';
import { PortalContext } from '../runtime/portal-context.ts';
import { browserWindow } from '../runtime/window-port.ts';
import { brandInTest } from '../testing/brand-documents.ts';
import { blockRegistry } from './block-registry.ts';
import { answers, login } from './testing/answers.ts';

// Everything that is fetched late is here at once, so that what is drawn is drawn whole.
import.meta.glob(['../blocks/*/*.tsx', '!../blocks/*/*.test.tsx'], { eager: true });
import.meta.glob(['../forms/*.tsx', '!../forms/*.test.tsx'], { eager: true });

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

function portalIn({ answered, member }: World, documents: Documents) {
  sessionStorage.clear();
  const portal = createPortal({
    documents: { get: () => documents, subscribe: () => () => {} },
    texts: createTexts({ language: 'en', texts: words }),
    language: { get: () => 'en', choose: async () => true, subscribe: () => () => {} },
    theme: { get: () => 'dark', set: () => {}, setDefault: () => {}, subscribe: () => () => {} },
    fetch: async (input, init = {}) => {
      const { pathname } = new URL(String(input), 'http://brand.test');
      const found = (Object.keys(calls) as CallId[]).find(
        (id) => calls[id].path === pathname && calls[id].method === (init.method ?? 'GET'),
      );
      if (!answered || !found || answers[found] === undefined) {
        return Response.json({ success: false, code: 'INTERNAL_ERROR' }, { status: 500 });
      }
      return Response.json({ success: true, value: answers[found] });
    },
    storage: sessionStorage,
    window: browserWindow,
    clock: () => new Date('2026-01-05T12:00:00Z'),
    report: () => {},
  });
  if (member) portal.session.begin(login);
  return portal;
}

/** Draws a screen until nothing more comes, and tells what its boundaries caught. */
async function faultsOf(screen: ScreenDocument, world: World, documents: Documents): Promise<BlockFault[]> {
  const faults: BlockFault[] = [];
  const portal = portalIn(world, documents);
  const rendering = { blocks: blockRegistry, report: (fault: BlockFault) => void faults.push(fault) };
  const page = await act(async () =>
    render(
      <PortalContext value={portal}>
        <TextProvider texts={portal.texts}>
          <DocumentsProvider store={portal.documents}>
            <FactsProvider facts={portal.facts}>
              <RenderingProvider rendering={rendering}>
                <MemoryRouter>
                  <ScreenView screen={screen} />
                </MemoryRouter>
              </RenderingProvider>
            </FactsProvider>
          </DocumentsProvider>
        </TextProvider>
      </PortalContext>,
    ),
  );
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
