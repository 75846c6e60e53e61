/** What the portal needs of the browser window. */
export type WindowPort = {
  host: () => string;
  address: () => string;
  query: () => URLSearchParams;
  /** A cookie that scripts may read; undefined when there is none. */
  cookie: (name: string) => string | undefined;
  reload: () => void;
  /** Goes to another site in this tab. */
  leave: (address: string) => void;
  /** Opens a window at once, while the click still counts; its address may come later. Undefined when it was blocked. */
  popup: (address?: string, name?: string) => Popup | undefined;
  /** Listens to what other windows of this site say on a channel; gives the way to stop. */
  hear: (channel: string, listener: (message: unknown) => void) => () => void;
  /** Keeps a word that is no secret for the server and for this site after a visit elsewhere; without one it is forgotten. */
  note: (cookie: string, word?: string) => void;
  /** The word of a cookie that was kept by `note`. */
  noted: (cookie: string) => string | undefined;
  platform: () => string;
  random: (bytes: number) => string;
};

export type Popup = {
  go: (address: string) => void;
  close: () => void;
  /** True also for a window that a site in it has cut off. */
  closed: () => boolean;
};

/** Seconds a noted word is kept. */
const notedSeconds = 600;

const popupFeatures = 'popup,width=420,height=720';

function cookieOf(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** The real window. */
export const browserWindow: WindowPort = {
  host: () => location.host,
  address: () => location.href,
  query: () => new URLSearchParams(location.search),
  cookie: cookieOf,
  reload: () => location.reload(),
  leave: (address) => location.assign(address),
  popup(address, name = 'livery-support') {
    const opened = window.open(address ?? 'about:blank', name, popupFeatures);
    if (!opened) return undefined;
    // The other site must not reach back into this page.
    opened.opener = null;
    return {
      go: (to) => opened.location.replace(to),
      close: () => opened.close(),
      closed: () => opened.closed,
    };
  },
  hear(name, listener) {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => listener(data));
    return () => channel.close();
  },
  note(cookie, word) {
    const age = word === undefined ? 0 : notedSeconds;
    document.cookie = `${cookie}=${word ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`;
  },
  noted: (cookie) =>
    document.cookie
      .split('; ')
      .find((entry) => entry.startsWith(`${cookie}=`))
      ?.slice(cookie.length + 1),
  platform: () => navigator.platform || 'unknown',
  random: (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
};
