import type { LitName } from '../../../art/drawing/palettes.ts';
import { figure, pictureUrl } from '../../../art/in-games.ts';
import { shark } from '../../../art/motifs/fish.ts';
import type { Motif } from '../../../art/motifs/motif.ts';
import { angelfish, clownfish, minnow, puffer, ray, whale } from '../../../art/motifs/reef.ts';
import { crab, octopus, turtle } from '../../../art/motifs/sea.ts';

const drawn: Readonly<Record<string, readonly [Motif, LitName]>> = {
  minnow: [minnow, 'cyan'],
  clown: [clownfish, 'ember'],
  puffer: [puffer, 'gold'],
  angel: [angelfish, 'violet'],
  turtle: [turtle, 'jade'],
  ray: [ray, 'dusk'],
  squid: [octopus, 'rose'],
  shark: [shark, 'ice'],
  crab: [crab, 'crimson'],
  whale: [whale, 'royal'],
};

const urls = new Map<string, string>();

/** Picture of a kind of fish, in the manner of the posters; facing right. */
export function fishPicture(kind: string): string {
  const known = urls.get(kind);
  if (known !== undefined) return known;
  const [motif, light] = (Object.hasOwn(drawn, kind) ? drawn[kind] : undefined) ?? [minnow, 'cyan'];
  const url = pictureUrl(figure(kind, motif, light, false));
  urls.set(kind, url);
  return url;
}
