import { proxy, ref } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';
import { centreAt, type HistoryPlace, type HistoryState, type ModalEntry } from './history-state.ts';

type NavigateOptions = { replace?: boolean; state?: HistoryState };

/** The router as the shell gives it, at the place where it stands now. */
type RouterNow = HistoryPlace & {
  /** Path, query and hash of the place. */
  here: string;
  /** Address of the home page. */
  home: string;
  navigate: (to: string | number, options?: NavigateOptions) => void;
  /** Address that shows a modal, at its panel where it is a centre. */
  addressOf: (entry: ModalEntry) => string | undefined;
};

/**
 * Where the player is, for code outside of components. Modals and panels are entries of the history, so that going back
 * on a phone closes them.
 */
export type Navigation = {
  /** Path of the page on show. */
  readonly path: string;
  /** Path, query and hash of the page on show. */
  readonly page: string;
  readonly modals: Ref<readonly ModalEntry[]>;
  go: (to: string, options?: { replace?: boolean }) => void;
  /** Opens a modal over what is on show, a centre by the address of its panel. One that is open already comes to the top. */
  openModal: (entry: ModalEntry) => void;
  /** Closes the modal on top. */
  closeModal: () => void;
  /** Closes every modal, but for a panel that is to stay; resolves when the page is on show alone. */
  closeModals: (options?: { keepPanel?: boolean }) => Promise<void>;
  /** Told by the shell at every change of place. */
  arrive: (now: RouterNow) => void;
};

const nowhere: RouterNow = {
  here: '/',
  page: '/',
  state: {},
  over: undefined,
  home: '/',
  index: 0,
  navigate: () => {},
  addressOf: () => undefined,
};

const differs = (one: RouterNow, other: RouterNow): boolean =>
  one.here !== other.here ||
  one.state !== other.state ||
  one.over?.id !== other.over?.id ||
  one.over?.panel !== other.over?.panel;

const arrivalPatience = 1_000;

/** @param path of the page at the start */
export function createNavigation(path = nowhere.page): Navigation {
  let now = nowhere;
  /** The last place as the router told it. */
  let arrived = nowhere;
  let arrivals: (() => void)[] = [];

  const opened = (): readonly ModalEntry[] => now.state.modals ?? [];

  const navigate = (to: string | number, options?: NavigateOptions): Promise<void> => {
    const arrived = new Promise<void>((resolve) => {
      arrivals.push(resolve);
      setTimeout(resolve, arrivalPatience);
    });
    now.navigate(to, options);
    return arrived;
  };
  /** Leaves a place whose address is a modal: back to where the player came from, else to the page below. */
  const leaveOver = async () => {
    const { index, home, state } = now;
    const { from, page = home } = state.centre ?? { from: Math.max(index - 1, 0) };
    if (index > from) await navigate(from - index);
    // A centre that was opened by its address has nothing of this visit below.
    if (index === from || now.state.centre) await navigate(page, { replace: true });
  };

  const navigation = proxy<Writable<Navigation>>({
    path,
    page: path,
    modals: ref([]),
    go: (to, options) => void navigate(to, options),
    openModal(entry) {
      const address = now.addressOf(entry);
      const stack = opened();
      const top = stack.length - 1;
      const at = stack.findIndex(({ id }) => id === entry.id);
      if (at === -1 && now.over?.id === entry.id && (address ?? now.here) === now.here) {
        if (top >= 0) void navigate(-1 - top);
      } else if (address !== undefined) void navigate(address);
      else if (at !== -1 && at < top) void navigate(at - top);
      else {
        const modals = [...stack.filter(({ id }) => id !== entry.id), entry];
        void navigate(now.here, { replace: at !== -1, state: { ...now.state, modals } });
      }
    },
    closeModal() {
      if (opened().length > 0) void navigate(-1);
      else if (now.over !== undefined) void leaveOver();
    },
    async closeModals({ keepPanel = false } = {}) {
      if (now.state.centre && !keepPanel) await leaveOver();
      const count = opened().length;
      if (count > 0) await navigate(-count);
      if (now.over !== undefined && !now.state.centre) await leaveOver();
    },
    arrive(next) {
      // While a page is taken over the router may tell of the place before once more.
      const moved = differs(next, arrived) && differs(next, now);
      arrived = next;
      if (!moved) {
        now = { ...next, state: now.state };
        return;
      }
      const centre = centreAt(next, now === nowhere ? undefined : now, navigation.modals);
      const isNew = centre !== next.state.centre;
      now = isNew ? { ...next, state: { ...next.state, centre } } : next;
      const waiting = arrivals;
      arrivals = [];
      waiting.forEach((resolve) => resolve());
      // First, so that nobody who is told of the path finds the modals of the place before.
      navigation.modals = ref([...(centre?.covered ?? []), ...(now.over ? [now.over] : []), ...opened()]);
      navigation.page = now.page;
      navigation.path = now.page.replace(/[?#].*/, '');
      // A reload, and who comes back to this entry, finds the page below as it is now.
      if (isNew) now.navigate(now.here, { replace: true, state: now.state });
    },
  });
  return navigation;
}
