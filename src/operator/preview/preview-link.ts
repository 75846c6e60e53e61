import { proxy } from 'valtio';
import { readPortalMessage, type ConsoleMessage } from '#contract/preview-messages.ts';

type BlockFaultOnPage = { path: string; code: string; message: string };

export type PreviewLinkState = {
  /** True once the portal in the frame has answered. */
  connected: boolean;
  /** Paths of the blocks on the page; undefined before the portal's first message. */
  shown: ReadonlySet<string> | undefined;
  faults: BlockFaultOnPage[];
  /** The last click on a block. */
  picked: { path: string } | undefined;
};

/** State that the console's pages request of the portal; sent again after each load. */
type Wanted = Partial<{ [T in ConsoleMessage['type']]: Extract<ConsoleMessage, { type: T }> }>;

const silent = (): PreviewLinkState => ({
  connected: false,
  shown: undefined,
  faults: [],
  picked: undefined,
});

export type PreviewLink = ReturnType<typeof createPreviewLink>;

/**
 * The console's end of the connection to the portal in the preview frame (contract/preview-messages.ts). Accepts messages only from
 * that frame and its origin; there is one frame at a time.
 */
export function createPreviewLink() {
  const state = proxy(silent());
  let frame: { window: () => Window | null; origin: string } | undefined;
  let wanted: Wanted = {};

  const post = (message: ConsoleMessage): void => {
    if (frame && state.connected) frame.window()?.postMessage(message, frame.origin);
  };

  const hear = ({ data, source, origin }: MessageEvent<unknown>): void => {
    if (!frame || source !== frame.window() || origin !== frame.origin) return;
    const message = readPortalMessage(data);
    if (message?.type === 'ready') {
      Object.assign(state, silent(), { connected: true });
      for (const wish of Object.values(wanted)) post(wish);
    } else if (message?.type === 'shown') {
      state.shown = new Set(message.paths);
    } else if (message?.type === 'picked') {
      state.picked = { path: message.path };
    } else if (message?.type === 'fault') {
      const { path, code } = message;
      const others = state.faults.filter((fault) => fault.path !== path || fault.code !== code);
      state.faults = [...others, message];
    }
  };

  return {
    state,
    /** Connects to a portal's frame, until the returned function is called. */
    attach(element: HTMLIFrameElement, address: string): () => void {
      const own = {
        window: () => element.contentWindow,
        origin: new URL(address, globalThis.location.href).origin,
      };
      frame = own;
      Object.assign(state, silent());
      globalThis.addEventListener('message', hear);
      return () => {
        if (frame !== own) return;
        globalThis.removeEventListener('message', hear);
        frame = undefined;
        Object.assign(state, silent());
      };
    },
    /** Outlines a block in the portal as selected. */
    select(path: string | undefined, scroll = true): void {
      wanted = { ...wanted, select: { to: 'portal', type: 'select', path, scroll } };
      if (wanted.select) post(wanted.select);
    },
    /** Turns on or off the selection of blocks by clicks on the page. */
    pick(on: boolean): void {
      wanted = { ...wanted, pick: { to: 'portal', type: 'pick', on } };
      if (wanted.pick) post(wanted.pick);
    },
    /** Opens a modal in the portal, at a panel if it is a centre; undefined closes all. */
    open(modal: string | undefined, panel?: string): void {
      wanted = { ...wanted, open: { to: 'portal', type: 'open', modal, panel } };
      if (wanted.open) post(wanted.open);
    },
    /** Clears all requests when their page is left. */
    release(): void {
      this.select(undefined, false);
      this.pick(false);
      wanted = {};
    },
  };
}
