import { avatars, portrait } from './avatars.ts';
import { banners } from './banners.ts';
import { logos } from './logos.ts';
import { litPoster, printedPoster } from './poster.ts';
import { posters } from './posters.ts';
import { qrPicture } from './qr.ts';
import { vendorMarks } from './vendor-marks.ts';
import { vendorPlate } from './vendor-plate.ts';

/** One picture of a pack; `name` is its path below the pack's assets, without `.svg`. */
export type Picture = { pack: string; name: string; svg: string };

/** Bytes a picture may have: a wide banner, of which a page shows one at a time, and every other. */
export const largestPicture = (name: string): number => (name.startsWith('hero/') ? 24_000 : 12_500);

/**
 * Every picture of the demo brands, the same bytes each time: base is lit from within, aurora inherits that, padauk is
 * printed on paper. `downloads` are the addresses of the apps by pack, for the codes beside them.
 */
export function* pictures(downloads: Record<string, Record<string, string>>): Generator<Picture> {
  for (const [id, { motif, lit, print }] of Object.entries(posters)) {
    const name = `posters/${id}`;
    yield { pack: 'base', name, svg: litPoster(id, motif, ...lit) };
    if (print) yield { pack: 'padauk', name, svg: printedPoster(id, motif, ...print) };
  }
  for (const [pack, drawn] of Object.entries(banners))
    for (const [name, draw] of Object.entries(drawn)) yield { pack, name, svg: draw(name) };
  for (const id of Object.keys(vendorMarks)) {
    yield { pack: 'base', name: `vendors/${id}`, svg: vendorPlate(id, 'glow') };
    yield { pack: 'padauk', name: `vendors/${id}`, svg: vendorPlate(id, 'print') };
  }
  for (const [id, drawn] of Object.entries(avatars)) {
    yield { pack: 'base', name: `avatars/${id}`, svg: portrait(id, drawn, 'glow') };
    yield { pack: 'padauk', name: `avatars/${id}`, svg: portrait(id, drawn, 'print') };
  }
  for (const [pack, draw] of Object.entries(logos))
    for (const [name, svg] of Object.entries(draw())) yield { pack, name, svg };
  for (const [pack, addresses] of Object.entries(downloads))
    for (const [id, address] of Object.entries(addresses))
      yield { pack, name: `qr/${id}`, svg: qrPicture(address) };
}
