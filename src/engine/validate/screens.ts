import { isJsonObject } from '../json.ts';
import type { Brand, BrandDocument } from './brand.ts';
import { alwaysOneHolds, checkAudience } from './audience.ts';
import { checkCentre } from './centres.ts';
import { checkHeadings } from './headings.ts';
import { addresses } from './reference-kinds.ts';
import { shownBlocks } from './shown-blocks.ts';

/** Pages the portal shows by itself, so they need no address. */
const shownByThePortal = ['maintenance', 'region', 'not-found'];
/** Modals the portal opens by itself. */
const openedByThePortal = [
  'login',
  'login-verification',
  'excluded',
  'change-password',
  'register',
  'announcements',
  'logout',
  'member-centre',
  'agent-centre',
  'phone-login',
  'vendor-games',
  'game-rooms',
  'link-provider',
  'unlink-provider',
];

/** Addresses, outlets and ways to the screens of a brand. */
export function checkScreens(brand: Brand): void {
  const screens = brand.ofKind('screen');
  checkAddresses(brand, screens);
  for (const screen of screens) {
    checkOutlets(brand, screen);
    checkCentre(brand, screen);
    checkAudience(brand, screen);
    checkHeadings(brand, screen);
  }
  if (!brand.abstract) checkWays(brand, screens);
}

function checkAddresses(brand: Brand, screens: readonly BrandDocument[]): void {
  const taken = new Map<string, BrandDocument>();
  // Lower packs claim addresses first, so that a clash is reported in the pack that adds it.
  const height = (screen: BrandDocument): number =>
    Math.max(...Object.values(screen.provenance).map((layer) => brand.layers.indexOf(layer)));
  const addressed = screens.filter(({ content }) =>
    ['page', 'panel'].includes(String(content['presentation'])),
  );
  for (const screen of addressed.toSorted((a, b) => height(a) - height(b))) {
    const own = addresses(screen);
    const presentation = String(screen.content['presentation']);
    if (own.length === 0 && !shownByThePortal.includes(screen.id)) {
      brand.report(screen.key, {
        code: 'MISSING_PATH',
        pointer: '/path',
        message: `The ${presentation} "${screen.id}" has no address, so nobody can reach it.`,
        fix: `Add "path", such as "${presentation === 'panel' ? '/member' : ''}/${screen.id}".`,
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
  const [hidden] = shown;
  if (!hidden || alwaysOneHolds(shown.map(({ conditions }) => conditions.map(({ value }) => value)))) return;
  brand.report(screen.key, {
    code: 'OUTLET_NOT_FOR_ALL',
    pointer: hidden.conditions.at(-1)?.pointer ?? hidden.pointer,
    message: `While this condition does not hold, the frame "${screen.id}" has no outlet, so whoever it hides it from sees no page at all.`,
    fix: 'Take the condition out: a page that is not for everybody has a "when" of its own, and then says why.',
  });
}

/** Modals and panels that no action, screen or block names. */
function checkWays(brand: Brand, screens: readonly BrandDocument[]): void {
  const named = new Set(
    brand.documents
      .flatMap(({ visits }) => visits)
      .filter(({ schema }) => schema['x-ref'] === 'modal' || schema['x-ref'] === 'panel')
      .map(({ value }) => value),
  );
  for (const screen of screens) {
    const presentation = screen.content['presentation'];
    if (presentation !== 'modal' && presentation !== 'panel') continue;
    if (named.has(screen.id) || openedByThePortal.includes(screen.id)) continue;
    brand.report(screen.key, {
      code: 'UNREACHABLE_SCREEN',
      pointer: '/presentation',
      message: `Nothing opens the ${presentation} "${screen.id}".`,
      fix: `Name it in an action, or remove the screen.`,
    });
  }
}
