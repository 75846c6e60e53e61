import { darker, lighter } from './color.ts';
import type { Palette, Role } from './palettes.ts';

/** Style of pictures: lit from within, or printed flat with an outline like an old label. */
export type Manner = 'glow' | 'print';

/** Paint for a drawing. Motifs ask for roles and never for colours, so that every motif exists in both manners. */
export type Ink = {
  manner: Manner;
  palette: Palette;
  /** Shaded paint of a role: a gradient over the shape, or the flat colour in print. */
  of: (role: Role) => string;
  /** Flat colour of a role; above 0 towards white, below 0 towards black. */
  flat: (role: Role, tone?: number) => string;
  /** Light that fades outwards; nothing in print. */
  halo: (role: Role, strength?: number) => string;
  /** A gradient of its own from stops `[offset, colour, opacity]`; `vector` as x1 y1 x2 y2, or radial. */
  blend: (
    stops: readonly (readonly [number, string, number?])[],
    vector?: readonly number[] | 'radial',
  ) => string;
  /** Definitions of everything that was asked for. */
  definitions: () => string;
};

export function inkOf(manner: Manner, palette: Palette): Ink {
  const definitions = new Map<string, { id: string; markup: string }>();
  const define = (key: string, markup: (id: string) => string): string => {
    const known = definitions.get(key);
    if (known) return `url(#${known.id})`;
    const id = `p${definitions.size.toString(36)}`;
    definitions.set(key, { id, markup: markup(id) });
    return `url(#${id})`;
  };
  const stopsOf = (stops: readonly (readonly [number, string, number?])[]): string =>
    stops
      .map(
        ([offset, color, alpha]) =>
          `<stop offset="${offset}" stop-color="${color}"${alpha === undefined ? '' : ` stop-opacity="${alpha}"`}/>`,
      )
      .join('');
  const blend: Ink['blend'] = (stops, vector = [0, 0, 0, 1]) =>
    define(JSON.stringify([stops, vector]), (id) => {
      if (vector === 'radial') return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;
      const [x1, y1, x2, y2] = vector;
      return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
    });
  const flat: Ink['flat'] = (role, tone = 0) => {
    const color = palette[role];
    return tone >= 0 ? lighter(color, tone) : darker(color, -tone);
  };
  return {
    manner,
    palette,
    flat,
    blend,
    of: (role) =>
      manner === 'print'
        ? palette[role]
        : blend(
            [
              [0, flat(role, 0.45)],
              [0.45, flat(role)],
              [1, flat(role, -0.5)],
            ],
            [0.2, 0, 0.7, 1],
          ),
    halo: (role, strength = 0.75) =>
      manner === 'print'
        ? 'none'
        : blend(
            [
              [0, flat(role, 0.3), strength],
              [0.45, flat(role), strength * 0.4],
              [1, flat(role), 0],
            ],
            'radial',
          ),
    definitions: () => {
      const markup = [...definitions.values()].map((entry) => entry.markup).join('');
      return markup && `<defs>${markup}</defs>`;
    },
  };
}
