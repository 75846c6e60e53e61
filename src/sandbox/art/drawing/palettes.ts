/** Role of a colour in a picture: ground from deep to glow, two hues for the subject, metal, light and dark. */
export type Role = 'deep' | 'mid' | 'glow' | 'key' | 'second' | 'metal' | 'light' | 'dark';
export type Palette = Record<Role, string>;

const palette = (
  deep: string,
  mid: string,
  glow: string,
  key: string,
  second: string,
  metal = '#ffc64a',
  light = '#fff6e4',
  dark = '#140a24',
): Palette => ({ deep, mid, glow, key, second, metal, light, dark });

/** For pictures lit from within. */
export const lit = {
  violet: palette('#0c0524', '#3b1391', '#9a5bff', '#ff4fc8', '#2fe0ff'),
  cyan: palette('#031222', '#064a79', '#1fc9ff', '#21e6c8', '#b36bff'),
  ember: palette('#1c0508', '#7a1410', '#ff6a2a', '#ff4530', '#35cfd6'),
  jade: palette('#021512', '#06553f', '#23d98b', '#19c37d', '#f4d35e'),
  royal: palette('#0a0830', '#28209a', '#6f7bff', '#5b6cff', '#ff6b9a'),
  rose: palette('#21051a', '#8a1354', '#ff6fa8', '#ff3d7f', '#ffc2d9'),
  ocean: palette('#021024', '#053e86', '#27a8ff', '#ff7a45', '#37e0d0'),
  gold: palette('#1d0e02', '#7a4305', '#ffb52e', '#e8361f', '#2bb673'),
  ice: palette('#04122b', '#12509c', '#8fdcff', '#56b9ff', '#d8f4ff', '#dfe9ff'),
  dusk: palette('#160a33', '#6a2277', '#ff8f6b', '#ff5e7e', '#6fd6ff'),
  forest: palette('#05150a', '#1c5a24', '#8fe05a', '#58c33b', '#ff8a3d'),
  noir: palette('#0a0a10', '#2a2a3c', '#b9a4ff', '#e02f4d', '#f2f2fa', '#e7c98a'),
  candy: palette('#2a0838', '#9a2aa8', '#ff9af0', '#ff5cb8', '#5fe3ff', '#ffd95e'),
  crimson: palette('#1a0208', '#7c0a26', '#ff5470', '#e5254a', '#7ca6ff'),
} as const satisfies Record<string, Palette>;

/** For flat prints on paper: few inks, a dark outline. */
export const printed = {
  leaf: palette('#1d6a42', '#2f8355', '#f5e6ba', '#c8402b', '#2b7a52', '#e9a92f', '#fff8e6', '#231a0e'),
  madder: palette('#b5382a', '#c44a38', '#f6e2b8', '#1f6f54', '#c9503c', '#eeb640', '#fff6e2', '#2a1510'),
  indigo: palette('#26406e', '#375585', '#f2e6c8', '#d1553a', '#3d64a3', '#e8b448', '#fdf6e6', '#141a2c'),
  turmeric: palette('#d9951a', '#e3a63a', '#fff0c6', '#b3382a', '#1f6a58', '#eab138', '#fffaf0', '#2c1c08'),
  teak: palette('#6b3f22', '#7d4d2b', '#f4e2bd', '#c9552c', '#2f7a5a', '#e7b24c', '#fff6e4', '#23130a'),
  pond: palette('#176b70', '#24787c', '#eef0d2', '#e0653a', '#2a8f8a', '#efc04b', '#fffbea', '#0e2527'),
  lotus: palette('#a83a5c', '#b54a6a', '#fbe6d4', '#d9527c', '#2c7a62', '#f0bd4e', '#fff7ee', '#2c1018'),
  paper: palette('#f1e2ba', '#ead6a4', '#fff8e4', '#1d6a42', '#c8402b', '#dd9f2c', '#fffdf5', '#2a2012'),
} as const satisfies Record<string, Palette>;

export type LitName = keyof typeof lit;
export type PrintedName = keyof typeof printed;
