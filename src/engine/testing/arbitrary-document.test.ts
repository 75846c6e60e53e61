/** @module-tag exhaustive */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionNames, blockNames } from '#contract/generated/names.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { checkCondition } from '../conditions/condition-check.ts';
import { factCatalogue } from '../conditions/fact-catalogue.ts';
import type { JsonObject } from '../json/json.ts';
import { validatePacks } from '../validate.ts';
import { arbitraryCondition } from './arbitrary-condition.ts';
import { arbitraryMenu, arbitraryScreen, type References } from './arbitrary-document.ts';
import { smallPacks, writePacks } from './small-packs.ts';
import { noProduct } from './no-product.ts';

const references: References = {
  text: ['menu.home', 'page.home', 'shop.name'],
  image: ['posters/nova.svg'],
  menu: ['main'],
  modal: ['register'],
  panel: ['security'],
  form: ['register'],
  page: ['/index', '/'],
  lane: ['hot'],
  article: ['start'],
  fact: ['notices.count', 'vendors.RNG'],
  frame: ['full'],
  brandLanguage: ['my', 'en'],
  source: ['notices'],
  game: ['nova'],
};

/** Adds a generated document to the small packs and gives its own problems. */
function problemsOf(kind: string, drawn: unknown): string[] {
  const packs = smallPacks();
  const document = { ...(drawn as JsonObject), id: 'drawn' };
  packs['shop'] = { ...packs['shop'], [`${kind}/drawn`]: document };
  return validatePacks(noProduct, writePacks(packs), ['shop'])
    .filter(({ file }) => file === `shop/${kind}/drawn.json`)
    .map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)
    .filter(
      (problem) =>
        !/^(CONDITION_(NEVER|ALWAYS|IS_FALSE)|UNREACHABLE|DUPLICATE_PATH|MISSING_PATH|FRAME_|OUTLET_|ACTION_WITHOUT_FORM|TWO_MAIN_HEADINGS|HEADING_SKIPPED|PAGE_WITHOUT_|ENTRY_WITHOUT_LABEL)/.test(
          problem,
        ),
    );
}

describe('arbitrary documents', () => {
  it('draws menus with nothing wrong in schema and references', () => {
    fc.assert(
      fc.property(arbitraryMenu(schemaIndex, references), (menu) => {
        expect(problemsOf('menu', menu)).toEqual([]);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('draws screens with nothing wrong in schema and references', () => {
    fc.assert(
      fc.property(arbitraryScreen(schemaIndex, references), (screen) => {
        expect(problemsOf('screen', screen)).toEqual([]);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('reaches every block and every action within 2,000 screens', () => {
    const text = JSON.stringify(
      fc.sample(arbitraryScreen(schemaIndex, references), { seed: 2, numRuns: 2000 }),
    );
    expect(blockNames.filter((name) => !text.includes(`"type":"${name}"`))).toEqual([]);
    expect(actionNames.filter((name) => !text.includes(`"do":"${name}"`))).toEqual([]);
  });

  it('draws menus and screens of several levels', () => {
    const menus = fc.sample(arbitraryMenu(schemaIndex, references), { seed: 2, numRuns: 200 });
    expect(menus.some((menu) => /"children".*"children".*"children"/.test(JSON.stringify(menu)))).toBe(true);
    const screens = fc.sample(arbitraryScreen(schemaIndex, references), { seed: 2, numRuns: 500 });
    expect(screens.some((screen) => /"slots":.*"slots":.*"slots":/.test(JSON.stringify(screen)))).toBe(true);
  });

  it('draws the same for the same seed', () => {
    const draw = (): unknown => fc.sample(arbitraryMenu(schemaIndex, references), { seed: 3, numRuns: 20 });
    expect(draw()).toEqual(draw());
  });

  it('leaves blocks out whose references have no names', () => {
    const { menu: _menu, form: _form, ...others } = references;
    const text = JSON.stringify(fc.sample(arbitraryScreen(schemaIndex, others), { seed: 4, numRuns: 300 }));
    expect(text).not.toContain('"type":"navigation"');
    expect(text).not.toContain('"type":"form"');
    expect(text).toContain('"type":"heading"');
  });

  it('draws conditions whose types are right', () => {
    const catalogue = factCatalogue(schemaIndex);
    fc.assert(
      fc.property(arbitraryCondition(schemaIndex), (condition) => {
        const codes = checkCondition(condition, catalogue).map(({ code }) => code);
        expect(codes.filter((code) => !/NEVER|ALWAYS|IS_FALSE/.test(code))).toEqual([]);
      }),
      { seed: 5, numRuns: 500 },
    );
  });
});
