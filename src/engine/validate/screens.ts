import { isJsonObject } from '../json/json.ts';
import type { Brand, BrandDocument } from './brand.ts';
import { alwaysHold, alwaysOneHolds } from './always-hold.ts';
import { checkHeadings } from './headings.ts';
import { checkAlternatives } from './pictures.ts';
import { addresses } from './reference-kinds.ts';
import { conditionsOf, shownBlocks } from './shown-blocks.ts';

/** Values of references of some kinds in all documents of a brand. */
const namedAs = (brand: Brand, kinds: readonly string[]): Set<unknown> =>
  new Set(
    brand.documents
      .flatMap(({ visits }) => visits)
      .filter(({ schema }) => kinds.includes(String(schema['x-ref'])))
      .map(({ value }) => value),
  );

/** Addresses, outlets and ways to the screens of a brand. */
export function checkScreens(brand: Brand): void {
  const screens = brand.ofKind('screen');
  checkAddresses(brand, screens);
  for (const screen of screens) {
    checkOutlets(brand, screen);
    checkHeadings(brand, screen);
    checkAlternatives(brand, screen);
  }
  if (!brand.abstract) checkWays(brand, screens);
}

function checkAddresses(brand: Brand, screens: readonly BrandDocument[]): void {
  const taken = new Map<string, BrandDocument>();
  const shownByRole = namedAs(brand, ['pageScreen']);
  // Lower packs claim addresses first, so that a clash is reported in the pack that adds it.
  const height = (screen: BrandDocument): number =>
    Math.max(...Object.values(screen.provenance).map((layer) => brand.layers.indexOf(layer)));
  const addressed = screens.filter(({ content }) =>
    ['page', 'panel'].includes(String(content['presentation'])),
  );
  for (const screen of addressed.toSorted((a, b) => height(a) - height(b))) {
    const own = addresses(screen);
    const presentation = String(screen.content['presentation']);
    if (own.length === 0 && !shownByRole.has(screen.id)) {
      brand.report(screen.key, {
        code: 'MISSING_PATH',
        pointer: '/path',
        message: `The ${presentation} "${screen.id}" has no address, so nobody can reach it.`,
        fix: `Add "path", such as "/${screen.id}".`,
      });
    }
    for (const { path, pointer } of own) {
      // As the router compares them.
      const key = path.toLowerCase().replace(/(?!^)\/+$/, '');
      const other = taken.get(key);
      if (other) {
        brand.report(screen.key, {
          code: 'DUPLICATE_PATH',
          pointer,
          message: `"${path}" is already an address of "${other.id}", which would hide this one.`,
          fix: 'Give one of the two another path.',
        });
      } else taken.set(key, screen);
    }
  }
}

function checkOutlets(brand: Brand, screen: BrandDocument): void {
  const outlets = screen.visits.filter(
    ({ schema, value }) => schema['x-block'] === true && isJsonObject(value) && value['type'] === 'outlet',
  );
  if (screen.content['presentation'] !== 'frame') {
    for (const { pointer } of outlets) {
      brand.report(screen.key, {
        code: 'OUTLET_OUTSIDE_FRAME',
        pointer: `${pointer}/type`,
        message: 'Only a frame has pages inside it, so this outlet stays empty.',
        fix: 'Take the outlet out, or make the screen a frame.',
      });
    }
    return;
  }
  const shown = shownBlocks(screen).filter(({ type }) => type === 'outlet');
  if (shown.length === 0) {
    brand.report(screen.key, {
      code: 'FRAME_WITHOUT_OUTLET',
      pointer: '/body',
      message: `The frame "${screen.id}" has no outlet that shows, so no page in it would.`,
      fix: 'Add a block of type "outlet", and name it in the "order" of its slot.',
    });
    return;
  }
  const [hidden, second] = shown;
  if (hidden && second && alwaysHold([hidden, second].flatMap(conditionsOf))) {
    brand.report(screen.key, {
      code: 'OUTLET_TWICE',
      pointer: `${second.pointer}/type`,
      message: `The frame "${screen.id}" shows two outlets at once, so every page in it would be there twice.`,
      fix: 'Take one of them out, or give each a "when" that the other has not.',
    });
  }
  if (!hidden || alwaysOneHolds(shown.map(conditionsOf))) return;
  brand.report(screen.key, {
    code: 'OUTLET_NOT_FOR_ALL',
    pointer: hidden.conditions.at(-1)?.pointer ?? hidden.pointer,
    message: `While this condition does not hold, the frame "${screen.id}" has no outlet, so whoever it hides it from sees no page at all.`,
    fix: 'Take the condition out: a page that is not for everybody has a "when" of its own, and then says why.',
  });
}

/** Modals and panels that no action, screen or block names. */
function checkWays(brand: Brand, screens: readonly BrandDocument[]): void {
  const named = namedAs(brand, ['modal', 'panel']);
  for (const screen of screens) {
    const presentation = screen.content['presentation'];
    if (presentation !== 'modal' && presentation !== 'panel') continue;
    if (named.has(screen.id)) continue;
    brand.report(screen.key, {
      code: 'UNREACHABLE_SCREEN',
      pointer: '/presentation',
      message: `Nothing opens the ${presentation} "${screen.id}".`,
      fix: 'Name it in an action or in the roles of the brand, or remove the screen.',
    });
  }
}
