/** What the portal needs of the browser window. */
export type WindowPort = {
  host: () => string;
  address: () => string;
  query: () => URLSearchParams;
  reload: () => void;
  /** Goes to another site in this tab. */
  leave: (address: string) => void;
  /** Opens a window at once, while the click still counts; its address may come later. Undefined when it was blocked. */
  popup: (address?: string) => Popup | undefined;
  platform: () => string;
  random: (bytes: number) => string;
};

export type Popup = { go: (address: string) => void; close: () => void };

const popupFeatures = 'popup,width=420,height=720';

/** The real window. */
export const browserWindow: WindowPort = {
  host: () => location.host,
  address: () => location.href,
  query: () => new URLSearchParams(location.search),
  reload: () => location.reload(),
  leave: (address) => location.assign(address),
  popup(address) {
    const opened = window.open(address ?? 'about:blank', 'livery-support', popupFeatures);
    if (!opened) return undefined;
    // The other site must not reach back into this page.
    opened.opener = null;
    return { go: (to) => opened.location.replace(to), close: () => opened.close() };
  },
  platform: () => navigator.platform || 'unknown',
  random: (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
};
