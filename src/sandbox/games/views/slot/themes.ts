import { lit, type LitName } from '../../../art/drawing/palettes.ts';
import { band, figure, pictureUrl } from '../../../art/in-games.ts';
import * as beasts from '../../../art/motifs/beasts.ts';
import * as dragons from '../../../art/motifs/dragons.ts';
import * as elements from '../../../art/motifs/elements.ts';
import * as farm from '../../../art/motifs/farm.ts';
import * as flowers from '../../../art/motifs/flowers.ts';
import * as luck from '../../../art/motifs/luck.ts';
import type { Motif } from '../../../art/motifs/motif.ts';
import * as regalia from '../../../art/motifs/regalia.ts';
import * as sea from '../../../art/motifs/sea.ts';
import * as space from '../../../art/motifs/space.ts';
import * as stones from '../../../art/motifs/stones.ts';
import * as temples from '../../../art/motifs/temples.ts';
import * as voyage from '../../../art/motifs/voyage.ts';
import { posters } from '../../../art/posters.ts';
import type { SlotSymbol } from '../../rules/slots/profiles.ts';

type Companions = readonly [Motif, Motif, Motif, Motif];

/** What stands on the reels beside the subject of the poster, by the poster's id, the dearest first. */
const companions: Readonly<Record<string, Companions>> = {
  'neon-koi': [flowers.lotus, sea.shell, temples.lanterns, voyage.wave],
  'gem-cascade': [regalia.crown, stones.diamond, voyage.chest, luck.coinToss],
  'prism-sevens': [luck.bell, stones.diamond, flowers.clover, stones.gems],
  'star-vault': [space.planet, stones.diamond, regalia.crown, voyage.compass],
  'midnight-orchid': [flowers.peony, farm.moonRabbit, temples.lanterns, sea.shell],
  'lotus-radiance': [temples.pagoda, beasts.elephant, beasts.peacock, temples.parasol],
  'naga-river': [temples.barge, flowers.lotus, sea.shell, temples.river],
  'golden-pagoda': [beasts.elephant, temples.lanterns, flowers.lotus, temples.parasol],
  'white-elephant': [temples.pagoda, temples.parasol, flowers.lotus, luck.bell],
  'peacock-court': [regalia.crown, temples.foldingFan, flowers.orchid, stones.gems],
  'dragon-pearl': [sea.shell, temples.lanterns, stones.gems, temples.foldingFan],
  'royal-barge': [regalia.crown, temples.parasol, temples.lanterns, temples.river],
  'moon-rabbit': [temples.lanterns, flowers.peony, temples.foldingFan, temples.pagoda],
  'peony-garden': [flowers.orchid, temples.foldingFan, flowers.lotus, temples.parasol],
  'lantern-night': [farm.moonRabbit, temples.pagoda, temples.foldingFan, luck.bell],
  'jade-tiger': [dragons.dragon, stones.gems, temples.foldingFan, temples.mountains],
  'fortune-fan': [luck.bell, flowers.peony, temples.lanterns, luck.coinToss],
  'phoenix-ascent': [elements.volcano, regalia.crown, flowers.peony, stones.gems],
  'fruit-rush': [luck.sevens, farm.mango, luck.bell, flowers.clover],
  'mango-season': [farm.fruits, beasts.elephant, temples.parasol, flowers.lotus],
  'honey-bells': [luck.sevens, farm.fruits, flowers.clover, luck.coinToss],
  'candy-hill': [stones.gems, farm.fruits, luck.bell, flowers.clover],
  'clover-farm': [farm.rooster, farm.fruits, luck.bell, luck.coinToss],
  'thunder-anvil': [elements.volcano, regalia.crown, voyage.longship, stones.gems],
  'frost-crown': [stones.diamond, stones.gems, temples.mountains, voyage.longship],
  'volcano-forge': [elements.hammer, dragons.dragon, regalia.crown, stones.gems],
  'longship-gold': [elements.hammer, voyage.chest, voyage.compass, voyage.wave],
  'desert-sundial': [voyage.lamp, voyage.chest, voyage.compass, stones.gems],
  'captains-chest': [voyage.longship, voyage.compass, sea.shell, voyage.wave],
  'compass-rose': [voyage.longship, voyage.chest, stones.gems, voyage.wave],
  'copper-genie': [temples.sundial, voyage.chest, regalia.crown, stones.gems],
  'crown-vault': [regalia.vault, stones.diamond, stones.gems, luck.bell],
  'diamond-ladder': [regalia.crown, regalia.vault, stones.gems, luck.coinToss],
  'million-bell': [luck.sevens, regalia.crown, stones.diamond, flowers.clover],
};
const usual: Companions = [regalia.crown, stones.diamond, luck.bell, flowers.clover];

/** Lights of the companions: no two symbols of a game have the same. */
const lights: readonly LitName[] = ['gold', 'crimson', 'jade', 'ice', 'dusk'];

/** The pictures of a slot: those of its symbols, as far as they are no letters, and the band above its reels. */
export type SlotTheme = {
  symbols: ReadonlyMap<SlotSymbol, string>;
  band: string | undefined;
  /** Colours of the poster's light, as custom properties of the page. */
  light: Readonly<Record<'--deep' | '--mid' | '--glow', string>>;
};

const themes = new Map<string, SlotTheme>();

/** Theme of the slot with a poster; drawn once. */
export function themeOf(id: string): SlotTheme {
  const known = themes.get(id);
  if (known) return known;
  const plan = Object.hasOwn(posters, id) ? posters[id] : undefined;
  const [light = 'violet'] = plan?.lit ?? [];
  const others = lights.filter((name) => name !== light);
  const beside = Object.hasOwn(companions, id) ? (companions[id] ?? usual) : usual;
  const kinds: readonly SlotSymbol[] = ['h2', 'h3', 'm1', 'm2'];
  const symbols = new Map<SlotSymbol, string>([
    ['h1', pictureUrl(figure(`${id}-h1`, plan?.motif ?? stones.gems, light))],
    ...beside.map((motif, at): [SlotSymbol, string] => [
      kinds[at] ?? 'm2',
      pictureUrl(figure(`${id}-${kinds[at]}`, motif, others[at] ?? 'gold', false)),
    ]),
  ]);
  const { deep, mid, glow } = lit[light];
  const theme = {
    symbols,
    band: plan && pictureUrl(band(`${id}-band`, plan)),
    light: { '--deep': deep, '--mid': mid, '--glow': glow },
  };
  themes.set(id, theme);
  return theme;
}
