/** Strokes of the console's icons in a 20 × 20 box. */
const paths = {
  flags: 'M5 17.5v-14h9.5l-2 3.5 2 3.5H5',
  constants: 'M4 6.5h12M4 13.5h12M8 3.5 6.5 16.5M13.5 3.5 12 16.5',
  pictures: 'M3.5 4.5h13v11h-13zM3.5 13l4-4 3.5 3.5 2-2 3.5 3.5M12.5 7.8v.1',
  documents: 'M6.5 3.5H13l3.5 3.5v7.5h-10zM12.5 3.5v4h4M6.5 6.5h-3v10h10v-2',
  forms: 'M4 3.5h12v13H4zM7 7.5h6M7 10.5h6M7 13.5h3',
  menus: 'M3.5 5h13M3.5 10h13M3.5 15h8',
  problems: 'M10 3 17.5 16.5h-15zM10 8v4M10 14.2v.1',
  patterns: 'M4 4.5h3M4 4.5v11h3M16 4.5h-3M16 4.5v11h-3M10 7v4M8.2 8l3.6 2M11.8 8l-3.6 2',
  texts:
    'M3.5 5.5h8M7.5 3.5v2M10 5.5c-.5 3-3 5.5-6 6.5M5.5 8c1 2 2.5 3.5 4.500 4.200M9.500 16.500l3.500-8 3.500 8M10.800 13.800h4.400',
  messages: 'M3 5h14v10.5H3zM3 5.5l7 5.5 7-5.5',
  feedback: 'M3.5 4h13v9.500h-7l-3.500 3v-3h-2.500z',
  plus: 'M10 4.5v11M4.5 10h11',
  history: 'M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7.2M3.5 3.5v3.7h3.7M10 6.5V10l2.5 1.8',
  grip: 'M7.5 5v.01M7.5 10v.01M7.5 15v.01M12.5 5v.01M12.5 10v.01M12.5 15v.01',
  up: 'm5.5 11.5 4.5-4.5 4.5 4.5',
  down: 'm5.5 8.5 4.5 4.5 4.5-4.5',
  chevron: 'm8 5.5 4.5 4.5L8 14.5',
  undo: 'M7.5 4 4 7.5 7.5 11M4.5 7.5H12a4 4 0 0 1 0 8H8',
  redo: 'M12.5 4 16 7.5 12.5 11M15.5 7.5H8a4 4 0 0 0 0 8h4',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  cross: 'm5.5 5.5 9 9M14.5 5.5l-9 9',
  external: 'M8 4.5H4.5v11h11V12M11 4h5v5M15.5 4.5 9 11',
  reload: 'M16.5 10a6.5 6.5 0 1 1-2-4.7l2 1.9M16.5 3.5v3.7h-3.7',
  phone: 'M6 2.5h8v15H6zM9 15h2',
  desktop: 'M2.5 4h15v9.5h-15zM7 17h6M10 13.5V17',
  eye: 'M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  more: 'M4.5 10v.01M10 10v.01M15.5 10v.01',
  bin: 'M4 6h12M8 6V4h4v2M5.5 6l.8 10.5h7.4L14.5 6M8.5 9v5M11.5 9v5',
  user: 'M10 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4 16.5c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5',
  info: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 9.5v4M10 6.5v.1',
  cloud: 'M6 15.5a3.5 3.5 0 0 1-.4-7A4.8 4.8 0 0 1 15 9.2a3.2 3.2 0 0 1-.5 6.3z',
  back: 'm12 5.5-4.5 4.5L12 14.5',
  share: 'M13.5 7a2.2 2.2 0 1 0-.1 0L6.6 10m0 0 6.8 3.2m0 0a2.2 2.2 0 1 1 .2 0M6.5 12.2a2.2 2.2 0 1 1 .1-4.4',
  reset: 'M4.5 8.5h8a3.5 3.5 0 0 1 0 7H8M7.5 5.5l-3 3 3 3',
  screens: 'M3 4h14v12H3zM3 7.5h14M9 7.5V16',
  theme: 'M10 3c3 3.6 5 6 5 8.3a5 5 0 0 1-10 0C5 9 7 6.6 10 3zM7.5 11.5a2.6 2.6 0 0 0 2.5 2.6',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  outdent: 'M8.5 6 4.5 10l4 4M4.5 10h11',
  indent: 'm11.5 6 4 4-4 4M15.5 10h-11',
  hide: 'M3 3l14 14M8 5.3A8 8 0 0 1 10 5c4.8 0 7.5 5 7.5 5a13 13 0 0 1-2.4 2.9M5 6.8A13 13 0 0 0 2.5 10S5.2 15 10 15a7 7 0 0 0 2.7-.5',
  target: 'M10 5.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10 2.5v4M10 13.5v4M2.5 10h4M13.5 10h4',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon, explained by the text beside it. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={`op-icon op-icon-${name}`} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
