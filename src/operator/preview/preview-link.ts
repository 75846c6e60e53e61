import { proxy } from 'valtio';
import type { Wishes } from '#contract/preview-address.ts';
import {
  readPortalMessage,
  type ConsoleMessage,
  type PageBox,
  type PortalMessage,
} from '#contract/preview-messages.ts';

type BlockFaultOnPage = { path: string; code: string; message: string };

export type PreviewLinkState = {
  /** True once the portal in the frame has answered. */
  connected: boolean;
  /** Paths of the blocks on the page; undefined before the portal's first message. */
  shown: ReadonlySet<string> | undefined;
  faults: BlockFaultOnPage[];
  /** The last click on a block. */
  picked: { path: string } | undefined;
  /** The last edit begun or made on the page. */
  edit: PageEdit | undefined;
  /** Where what was pressed last stands, in the portal's viewport. */
  box: PageBox | undefined;
};

/** What the operator did on the page while editing it. */
export type PageEdit = Extract<PortalMessage, { type: 'text' | 'picture' | 'dropped' | 'act' }>;

/** State that the console's pages request of the portal; sent again after each load. */
type Wanted = Partial<{ [T in ConsoleMessage['type']]: Extract<ConsoleMessage, { type: T }> }>;

/** What the operator has chosen for the preview beside the page. */
export type PreviewView = {
  isShown: boolean;
  /** Viewer, language and mode; undefined until something is chosen. */
  wishes: Wishes | undefined;
};

const silent = (): PreviewLinkState => ({
  connected: false,
  shown: undefined,
  faults: [],
  picked: undefined,
  edit: undefined,
  box: undefined,
});

export type PreviewLink = ReturnType<typeof createPreviewLink>;

/**
 * The console's end of the connection to the portal in the preview frame (contract/preview-messages.ts). Accepts messages only from
 * that frame and its origin; there is one frame at a time.
 */
export function createPreviewLink() {
  const state = proxy(silent());
  const view = proxy<PreviewView>({
    isShown: globalThis.matchMedia?.('(min-width: 1000px)').matches ?? false,
    wishes: undefined,
  });
  let frame: { element: HTMLIFrameElement; window: () => Window | null; origin: string } | undefined;
  let isEntering = false;
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
    } else if (message?.type === 'moved') {
      state.box = message.box;
    } else if (message?.type === 'text') {
      state.box = message.box;
      state.edit = message;
    } else if (message?.type === 'picture' || message?.type === 'dropped' || message?.type === 'act') {
      state.edit = message;
    } else if (message?.type === 'fault') {
      const { path, code } = message;
      const others = state.faults.filter((fault) => fault.path !== path || fault.code !== code);
      state.faults = [...others, message];
    }
  };

  return {
    state,
    view,
    /** Shows or hides the preview beside the page. */
    show(isShown: boolean): void {
      view.isShown = isShown;
    },
    /** Chooses viewer, language and mode of the preview. */
    look(wishes: Wishes): void {
      view.wishes = wishes;
    },
    /** Connects to a portal's frame, until the returned function is called. */
    attach(element: HTMLIFrameElement, address: string): () => void {
      const own = {
        element,
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
    /** Turns on or off editing on the page; `hint` tells screen readers what a press does. */
    edit(on: boolean, hint: string): void {
      wanted = { ...wanted, edit: { to: 'portal', type: 'edit', on, hint } };
      if (wanted.edit) post(wanted.edit);
    },
    /** An area of the portal's viewport in the console's; undefined without a frame. */
    toConsole({ x, y, width, height }: PageBox): PageBox | undefined {
      if (!frame) return undefined;
      const { left, top, width: shown } = frame.element.getBoundingClientRect();
      const scale = frame.element.clientWidth > 0 ? shown / frame.element.offsetWidth : 1;
      return { x: left + x * scale, y: top + y * scale, width: width * scale, height: height * scale };
    },
    /** Gives the focus back to what had it on the page. */
    enter(): void {
      isEntering = true;
      frame?.element.focus();
    },
    /** True once after `enter`. */
    wasEntered(): boolean {
      const entered = isEntering;
      isEntering = false;
      return entered;
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
      const { edit } = wanted;
      wanted = edit ? { edit } : {};
    },
  };
}
