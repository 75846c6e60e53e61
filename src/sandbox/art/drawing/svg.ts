import { num } from './shapes.ts';

/** Switches off the outline that a print puts around every shape. */
export const BARE = ' stroke="none"';

export const opacity = (value: number): string => ` opacity="${num2(value)}"`;

const num2 = (value: number): string => String(Math.round(value * 1000) / 1000);

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num2(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 0,
  more = '',
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${round ? ` rx="${num(round)}"` : ''} fill="${fill}"${more}/>`;

/** Puts a drawing somewhere else: moved, then turned (degrees), then scaled (a number, or one for each axis). */
export function put(
  content: string,
  x: number,
  y: number,
  {
    scale = 1,
    turn = 0,
    more = '',
  }: { scale?: number | readonly [number, number]; turn?: number; more?: string } = {},
): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const parts = [
    x || y ? `translate(${num(x)} ${num(y)})` : '',
    turn ? `rotate(${num(turn)})` : '',
    sx !== 1 || sy !== 1 ? `scale(${num2(sx)}${sx === sy ? '' : ` ${num2(sy)}`})` : '',
  ].join('');
  return `<g${parts ? ` transform="${parts}"` : ''}${more}>${content}</g>`;
}

type Place = { x: number; y: number; scale?: number | readonly [number, number]; turn?: number };

/** One drawing in many places: written once, then referred to. */
export function stamps(content: string, places: readonly Place[]): string {
  let hash = 7;
  for (const character of content) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  const id = `s${(hash >>> 0).toString(36)}`;
  const uses = places.map(({ x, y, scale, turn }) =>
    put(`<use href="#${id}"/>`, x, y, {
      ...(scale !== undefined && { scale }),
      ...(turn !== undefined && { turn }),
    }),
  );
  return `<defs><g id="${id}">${content}</g></defs>${uses.join('')}`;
}

/** The same drawing `count` times around the origin. */
export const around = (count: number, draw: (index: number) => string, from = 0): string =>
  Array.from({ length: count }, (_, index) =>
    put(draw(index), 0, 0, { turn: from + (index * 360) / count }),
  ).join('');

/** One drawing `count` times around the origin, written once. */
export const wreath = (count: number, content: string, from = 0): string =>
  stamps(
    content,
    Array.from({ length: count }, (_, index) => ({ x: 0, y: 0, turn: from + (index * 360) / count })),
  );

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The drawing and its mirror image. */
export const mirrored = (content: string): string =>
  stamps(content, [
    { x: 0, y: 0 },
    { x: 0, y: 0, scale: [-1, 1] },
  ]);

/** Many dots as few paths: `count` points of `place`, in three sizes around `radius`. */
export const dots = (
  count: number,
  place: () => readonly [number, number],
  radius: number,
  color: string,
  alpha = 0.8,
): string =>
  [0.6, 1, 1.5]
    .map((size, index) => {
      const d = times(Math.ceil(count / 3), () => {
        const [x, y] = place();
        return `M${num(x)} ${num(y)}h0`;
      });
      return line(d, color, radius * size * 2, opacity(alpha * (1 - index * 0.2)));
    })
    .join('');
