const file = (name: string, svg: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(svg),
});

export type PictureFile = ReturnType<typeof file>;

const lantern = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-6 -22h12M0 -22v-14M0 22v12" stroke="#f6c453" stroke-width="3" stroke-linecap="round"/>
  <ellipse rx="19" ry="22" fill="${fill}"/><path d="M-9 -19q-8 19 0 38M9 -19q8 19 0 38M0 -22v44" fill="none" stroke="#f6c453" stroke-opacity=".7" stroke-width="2"/></g>`;

const wordmark = (name: string, letters: string) =>
  file(
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 142 40">${lantern(17, 20, 0.56, '#c2410c')}
    <path d="M46 30V10h7a5.5 5.5 0 0 1 0 11h-7m7 0l7 9M68 10v20M75 10l8 20l8 -20M110 10h-12v20h12M98 20h10M118 30V10h7a5.5 5.5 0 0 1 0 11h-7m7 0l7 9" fill="none" stroke="${letters}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );

const scene = (name: string, [above, below]: readonly [string, string], lanterns: string) =>
  file(
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 640"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs>
    <rect width="1600" height="640" fill="url(#sky)"/><circle cx="1270" cy="150" r="70" fill="#fde7b0"/>
    <path d="M0 470q200 -120 420 -40t430 -30t420 20t330 -40v260H0z" fill="#123a3f"/><path d="M0 540q260 -46 520 0t520 0t560 -10v110H0z" fill="#0b5a5e"/>${lanterns}</svg>`,
  );

/** Pictures of a brand as somebody brings them from their own computer. */
export const brandPictures = {
  logoOnDark: wordmark('Logo on dark.svg', '#ffffff'),
  logoOnLight: wordmark('Logo on light.svg', '#12312f'),
  icon: file(
    'Lantern.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="#0f3d3e"/>${lantern(48, 49, 1.05, '#c2410c')}</svg>`,
  ),
  hero: scene(
    'Harbour at night.svg',
    ['#1b2a52', '#c2603a'],
    lantern(980, 260, 2.6, '#d9480f') + lantern(1120, 390, 2, '#e8590c') + lantern(1420, 330, 2.3, '#c2410c'),
  ),
  banner: scene(
    'Lantern nights.svg',
    ['#3b1d4f', '#7a2e5c'],
    lantern(1000, 220, 3, '#e8590c') + lantern(1180, 330, 3, '#d9480f') + lantern(1360, 240, 3, '#c2410c'),
  ),
};
