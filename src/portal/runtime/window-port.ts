/** The portal's interface to the browser window. */
export type WindowPort = {
  host: () => string;
  address: () => string;
  query: () => URLSearchParams;
  /** Value of a cookie readable by scripts; undefined when there is none. */
  cookie: (name: string) => string | undefined;
  reload: () => void;
  /** Leaves for another site in this tab. */
  leave: (address: string) => void;
  /** Opens a window during a click; its address may follow later. Undefined when blocked. */
  popup: (address?: string, name?: string) => Popup | undefined;
  /** Listens to other windows of this site on a channel; returns a function that stops. */
  hear: (channel: string, listener: (message: unknown) => void) => () => void;
  /** Stores a non-secret value in a cookie for the server and for the return from another site; without a value it is deleted. */
  note: (cookie: string, word?: string) => void;
  /** Value of a cookie stored by `note`. */
  noted: (cookie: string) => string | undefined;
  platform: () => string;
  random: (bytes: number) => string;
};

export type Popup = {
  go: (address: string) => void;
  close: () => void;
  /** True also for a window that its site has severed from this one. */
  closed: () => boolean;
};

/** Lifetime of a noted value, in seconds. */
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
    // The other site must not have access to this page.
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
