import { lettering } from './drawing/lettering.ts';
import { petal, wedge } from './drawing/shapes.ts';
import { circle, path, put, rect, wreath } from './drawing/svg.ts';

const file = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;

/** Logos of a brand by file: for dark ground, for light ground, and the icon. */
export type Logos = { 'brand/logo-dark': string; 'brand/logo-light': string; 'brand/icon': string };

const linear = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const baseMark = (ink: string, second: string): string =>
  path(wedge(-210, 30, 30, 17), ink) + path(wedge(50, 130, 30, 17), second) + circle(0, 0, 9, second);

const base = (): Logos => {
  const logo = (ink: string, second: string): string => {
    const word = lettering('Livery', { height: 26, weight: 5, color: ink, spacing: 0.26 });
    return file(
      Math.ceil(word.width) + 92,
      64,
      put(baseMark(ink, second), 34, 32, { scale: 0.9 }) + put(word.markup, 76, 19),
    );
  };
  return {
    'brand/logo-dark': logo('#eef3f4', '#3fb6a8'),
    'brand/logo-light': logo('#152024', '#0b6e66'),
    'brand/icon': file(
      64,
      64,
      rect(0, 0, 64, 64, '#0b6e66', 14) + put(baseMark('#ffffff', '#8fe3d8'), 32, 32, { scale: 0.78 }),
    ),
  };
};

/** Three curtains of light that make an A. */
const auroraMark = (): string =>
  path('M6 56C14 34 20 12 32 6C28 22 24 42 22 56Z', 'url(#a)') +
  path('M27 56C29 38 31 20 32 6C36 20 39 38 41 56C36 50 31 50 27 56Z', 'url(#b)') +
  path('M46 56C44 42 38 20 32 6C46 12 52 34 60 56Z', 'url(#c)');
const auroraPaints = `<defs>${linear('a', '#b36bff', '#5b2be0')}${linear('b', '#ff6fd8', '#b13bff')}${linear('c', '#29e3ff', '#2a6bff')}</defs>`;

const aurora = (): Logos => {
  const logo = (ink: string): string => {
    const word = lettering('Aurora', { height: 26, weight: 4.6, color: ink, spacing: 0.3 });
    return file(
      Math.ceil(word.width) + 92,
      64,
      auroraPaints + put(auroraMark(), 2, 1) + put(word.markup, 80, 19),
    );
  };
  return {
    'brand/logo-dark': logo('#ffffff'),
    'brand/logo-light': logo('#1c0f4a'),
    'brand/icon': file(
      64,
      64,
      auroraPaints + rect(0, 0, 64, 64, '#0c0724', 15) + put(auroraMark(), 7, 6, { scale: 0.76 }),
    ),
  };
};

/** Roman capitals with thick stems, thin strokes and bracketed feet; height 100. */
const serifs: Record<string, readonly [width: number, d: string]> = {
  P: [68, 'M0 0H38A30 29 0 0 1 38 58H29V93L40 96V100H0V96L11 93V7L0 4ZM29 6V52H36A19 23 0 0 0 36 6Z'],
  A: [92, 'M40 0H50L82 93L92 96V100H54V96L64 93L56 68H26L18 93L29 96V100H0V96L10 93ZM41 20L28 62H54Z'],
  D: [82, 'M0 0H36A46 50 0 0 1 36 100H0V96L11 93V7L0 4ZM29 6V94H35A33 44 0 0 0 35 6Z'],
  U: [
    84,
    'M0 0H40V4L29 7V62C29 82 36 90 48 90C60 90 66 82 66 62V7L55 4V0H84V4L73 7V62C73 90 62 102 43 102C22 102 11 90 11 64V7L0 4Z',
  ],
  K: [
    88,
    'M0 0H40V4L29 7V48L62 8L52 4V0H82V4L72 7L49 35L80 93L88 96V100H52V96L58 93L37 50L29 59V93L40 96V100H0V96L11 93V7L0 4Z',
  ],
};

const padaukWord = (color: string): { markup: string; width: number } => {
  let x = 0;
  const markup = [...'PADAUK'].map((letter) => {
    const [width, d] = serifs[letter] ?? [0, ''];
    const here = x;
    x += width + 12;
    return put(path(d, color, ' fill-rule="evenodd"'), here, 0);
  });
  return { markup: markup.join(''), width: x - 12 };
};

const padaukMark = (leaf: string, bloom: string, heart: string): string =>
  put(path(petal(30, 11), leaf), 0, 4, { turn: 118 }) +
  put(path(petal(30, 11), leaf), 0, 4, { turn: -118 }) +
  wreath(5, path(petal(27, 17, 0.95), bloom)) +
  wreath(5, path('M-1.2 0L-0.9 -12H0.9L1.2 0Z', heart)) +
  circle(0, 0, 5, heart);

const padauk = (): Logos => {
  const logo = (ink: string, leaf: string, bloom: string, heart: string): string => {
    const word = padaukWord(ink);
    return file(
      Math.ceil(word.width * 0.28) + 84,
      64,
      put(padaukMark(leaf, bloom, heart), 34, 32) + put(word.markup, 74, 18, { scale: 0.28 }),
    );
  };
  return {
    'brand/logo-dark': logo('#f7efdc', '#8fc98f', '#e9b33c', '#7a2d14'),
    'brand/logo-light': logo('#1b4a2f', '#1d6a42', '#e0a024', '#9c3a14'),
    'brand/icon': file(
      64,
      64,
      rect(0, 0, 64, 64, '#1d6a42', 8) +
        put(padaukMark('#8fc98f', '#f0bd4e', '#8a3314'), 32, 33, { scale: 0.92 }),
    ),
  };
};

/** Logos by pack. */
export const logos: Record<string, () => Logos> = { base, aurora, padauk };
