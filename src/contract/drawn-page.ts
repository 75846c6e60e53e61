/** Width classes that documents know (`viewer.width`). */
export type ViewerWidth = 'phone' | 'tablet' | 'desktop';

/** State of a page that the server drew, beside its markup: with it the page draws the same once more, and takes the markup over. */
export type DrawnPage = {
  /** Time of the drawing, in milliseconds since 1970. */
  at: number;
  width: ViewerWidth;
  mode: 'dark' | 'light';
  /** Number of Suspense boundaries in the markup. */
  boundaries: number;
  /** Answers of the gateway by name and request of the call. */
  answers: Readonly<Record<string, unknown>>;
};

/** Element of the page that holds it. */
export const drawnPageId = 'livery-page';

/** Part of the built page that the drawn one replaces. */
export const splash = { begin: '<!--splash-->', end: '<!--/splash-->' } as const;

/** Page that the server has drawn; nothing in it depends on who looks at it. */
export type DrawTask = {
  pointer: { seq: number; kill: readonly string[] };
  /** Pack of the brand. */
  pack: string;
  /** Parts of the bundle as JSON. */
  core: string;
  texts: string;
  language: string;
  mode: DrawnPage['mode'];
  width: ViewerWidth;
  host: string;
  /** Path and query. */
  address: string;
  at: number;
  /** Flags as they are for those whom the page is drawn for; undefined where all have the same. */
  flags?: Readonly<Record<string, unknown>> | undefined;
  /** Carries calls of the gateway to the server: a DrawCall out, a DrawAnswer back. */
  port: MessagePort;
};

export type DrawCall = { id: number; address: string; headers: Readonly<Record<string, string>> };
export type DrawAnswer = { id: number; status: number; body: string };

export type Drawing = {
  html: string;
  /** Links that have the browser load the first pictures at once. */
  hints: string;
  /** Style sheet in place of the style attributes, which stand in `data-style`. */
  css: string;
  page: DrawnPage;
  /** What stands at the edges of the page, for which it makes room from the start: words of `data-edges`. */
  edges: string;
  /** Sources of the lazily loaded views, relative to the portal's folder, as the build's manifest names them. */
  views: string[];
  /** Texts that the page shows, by key: it needs no others to be taken over. */
  texts: Readonly<Record<string, string>>;
  /** Messages of what could not be drawn. */
  faults: string[];
};
