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
  | { to: 'portal'; type: 'open'; modal: string | undefined; panel: string | undefined };

export type PortalMessage =
  /** The portal listens, from now on or anew after a load. */
  | { to: 'console'; type: 'ready' }
  /** A block was clicked while picking. */
  | { to: 'console'; type: 'picked'; path: string }
  /** Every block that is on the page now. */
  | { to: 'console'; type: 'shown'; paths: readonly string[] }
  /** A block that could not be shown. */
  | { to: 'console'; type: 'fault'; path: string; code: string; message: string };

const LONGEST = 1_000;
const MOST_PATHS = 5_000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (data: unknown, to: string): Fields | undefined =>
  typeof data === 'object' && data !== null && (data as Fields)['to'] === to ? (data as Fields) : undefined;

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
const isWordOrNone = (value: unknown): value is string | undefined => value === undefined || isWord(value);

/** Message of the console; undefined for anything else. */
export function readConsoleMessage(data: unknown): ConsoleMessage | undefined {
  const said = fieldsOf(data, 'portal');
  if (!said) return undefined;
  const { type, path, scroll, on, modal, panel } = said;
  if (type === 'select' && isWordOrNone(path)) return { to: 'portal', type, path, scroll: scroll === true };
  if (type === 'pick') return { to: 'portal', type, on: on === true };
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
  return undefined;
}
