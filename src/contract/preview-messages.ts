/**
 * Messages between the console and a preview in its frame; both check the origin, and none is secret or acts for a
 * player. `path` of a block: screen id, slot, id, slot, id, …, as in "home/body/hot/default/lane"; "~" after an id is its
 * fallback.
 */
export type ConsoleMessage =
  /** The block to show as selected, or none; with `scroll` it is brought into view. */
  | { to: 'portal'; type: 'select'; path: string | undefined; scroll: boolean }
  /** While picking, a click on the page names the block there instead of using it. */
  | { to: 'portal'; type: 'pick'; on: boolean }
  /** Opens a modal over the page, at a panel where it is a centre; none closes them all. */
  | { to: 'portal'; type: 'open'; modal: string | undefined; panel: string | undefined }
  /** While editing, what is pressed is edited instead of used. `hint` describes what can be pressed, in the console's language. */
  | { to: 'portal'; type: 'edit'; on: boolean; hint: string };

/** An area of the portal's viewport, in CSS pixels. */
export type PageBox = { x: number; y: number; width: number; height: number };

/** What the keyboard does with a block while editing; `leave` gives the focus back to the console. */
const blockActs = ['up', 'down', 'remove', 'add', 'leave'] as const;
export type BlockAct = (typeof blockActs)[number];

export type PortalMessage =
  /** The portal listens, from now on or anew after a load. */
  | { to: 'console'; type: 'ready' }
  /** A block was clicked while picking. */
  | { to: 'console'; type: 'picked'; path: string }
  /** Every block that is on the page now. */
  | { to: 'console'; type: 'shown'; paths: readonly string[] }
  /** A block that could not be shown. */
  | { to: 'console'; type: 'fault'; path: string; code: string; message: string }
  /**
   * Words were pressed while editing: the keys of the texts that drew them, none for words of an answer; `path` is the block around them,
   * `language` the one shown.
   */
  | {
      to: 'console';
      type: 'text';
      keys: readonly string[];
      words: string;
      path: string | undefined;
      language: string;
      box: PageBox;
    }
  /** A picture was pressed while editing. */
  | { to: 'console'; type: 'picture'; address: string; path: string | undefined }
  /** What was pressed last stands elsewhere now, since the page was scrolled. */
  | { to: 'console'; type: 'moved'; box: PageBox }
  /** A block was dragged before or after another of its screen. */
  | { to: 'console'; type: 'dropped'; path: string; beside: string; side: 'before' | 'after' }
  | { to: 'console'; type: 'act'; act: BlockAct; path: string | undefined };

const LONGEST = 1_000;
const MOST_PATHS = 5_000;
const MOST_KEYS = 20;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (data: unknown, to: string): Fields | undefined =>
  typeof data === 'object' && data !== null && (data as Fields)['to'] === to ? (data as Fields) : undefined;

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
const isWordOrNone = (value: unknown): value is string | undefined => value === undefined || isWord(value);

function boxIn(value: unknown): PageBox | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y, width, height } = value as Fields;
  const isLength = (length: unknown): length is number => Number.isFinite(length);
  return isLength(x) && isLength(y) && isLength(width) && isLength(height)
    ? { x, y, width, height }
    : undefined;
}

/** Message of the console; undefined for anything else. */
export function readConsoleMessage(data: unknown): ConsoleMessage | undefined {
  const said = fieldsOf(data, 'portal');
  if (!said) return undefined;
  const { type, path, scroll, on, modal, panel, hint } = said;
  if (type === 'select' && isWordOrNone(path)) return { to: 'portal', type, path, scroll: scroll === true };
  if (type === 'pick') return { to: 'portal', type, on: on === true };
  if (type === 'edit' && isWord(hint)) return { to: 'portal', type, on: on === true, hint };
  if (type === 'open' && isWordOrNone(modal) && isWordOrNone(panel)) {
    return { to: 'portal', type, modal, panel };
  }
  return undefined;
}

/** Message of a portal; undefined for anything else. */
export function readPortalMessage(data: unknown): PortalMessage | undefined {
  const said = fieldsOf(data, 'console');
  if (!said) return undefined;
  const { type, path, paths, code, message } = said;
  if (type === 'ready') return { to: 'console', type };
  if (type === 'picked' && isWord(path)) return { to: 'console', type, path };
  if (type === 'shown' && Array.isArray(paths)) {
    return { to: 'console', type, paths: paths.slice(0, MOST_PATHS).filter(isWord) };
  }
  if (type === 'fault' && isWord(path) && isWord(code) && isWord(message)) {
    return { to: 'console', type, path, code, message };
  }
  return readPressed(said) ?? readBlockChange(said);
}

/** Something pressed while editing, and where it stands. */
function readPressed({ type, path, ...said }: Fields): PortalMessage | undefined {
  const box = boxIn(said['box']);
  const { keys, words, language, address } = said;
  if (type === 'moved' && box) return { to: 'console', type, box };
  if (type === 'picture' && isWord(address) && isWordOrNone(path)) {
    return { to: 'console', type, address, path };
  }
  if (
    type === 'text' &&
    Array.isArray(keys) &&
    isWord(words) &&
    isWord(language) &&
    isWordOrNone(path) &&
    box
  ) {
    return { to: 'console', type, keys: keys.slice(0, MOST_KEYS).filter(isWord), words, path, language, box };
  }
  return undefined;
}

function readBlockChange({ type, path, beside, side, act }: Fields): PortalMessage | undefined {
  if (type === 'dropped' && isWord(path) && isWord(beside) && (side === 'before' || side === 'after')) {
    return { to: 'console', type, path, beside, side };
  }
  const known = blockActs.find((one) => one === act);
  return type === 'act' && known && isWordOrNone(path)
    ? { to: 'console', type, act: known, path }
    : undefined;
}
