import { proxy, ref } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';

/** A modal on show; `panel` is the page of a centre, `params` say what of many things it shows, such as whose games. */
export type ModalEntry = {
  id: string;
  panel?: string | undefined;
  params?: Readonly<Record<string, string>> | undefined;
};

/** What the portal keeps in an entry of the history, beside the address. */
export type HistoryState = { modals?: readonly ModalEntry[] | undefined };

type NavigateOptions = { replace?: boolean; state?: HistoryState };

/** The router as the shell gives it, at the place where it stands now. */
type RouterNow = {
  path: string;
  state: HistoryState;
  /** Modal of the page itself: its address opens it. */
  over: string | undefined;
  /** Address of the home page. */
  home: string;
  /** Entries of this visit before the one on show. */
  index: number;
  navigate: (to: string | number, options?: NavigateOptions) => void;
  /** Path, query and hash of the place. */
  here: string;
};

/**
 * Where the player is, for code outside of components. Modals are entries of the history, so that going back on a phone
 * closes them.
 */
export type Navigation = {
  readonly path: string;
  readonly modals: Ref<readonly ModalEntry[]>;
  go: (to: string, options?: { replace?: boolean }) => void;
  /** Opens a modal over what is on show. One that is open already comes to the top, with the panel given. */
  openModal: (entry: ModalEntry) => void;
  /** Closes the modal on top. */
  closeModal: () => void;
  /** Closes every modal; resolves when the page is on show alone. */
  closeModals: () => Promise<void>;
  /** Told by the shell at every change of place. */
  arrive: (now: RouterNow) => void;
};

const nowhere: RouterNow = {
  path: '/',
  state: {},
  over: undefined,
  home: '/',
  index: 0,
  navigate: () => {},
  here: '/',
};

const arrivalPatience = 1_000;

export function createNavigation(): Navigation {
  let now = nowhere;
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
  /** Leaves a page whose address is a modal: back to where the player came from, else home. */
  const leaveOver = () => (now.index > 0 ? navigate(-1) : navigate(now.home, { replace: true }));

  const navigation = proxy<Writable<Navigation>>({
    path: now.path,
    modals: ref([]),
    go: (to, options) => void navigate(to, options),
    openModal(entry) {
      const stack = opened();
      const at = stack.findIndex(({ id }) => id === entry.id);
      if (at === -1 && now.over === entry.id) {
        if (stack.length > 0) void navigate(-stack.length);
        return;
      }
      if (at === -1) void navigate(now.here, { state: { modals: [...stack, entry] } });
      else if (at === stack.length - 1)
        void navigate(now.here, { replace: true, state: { modals: [...stack.slice(0, -1), entry] } });
      else void navigate(at + 1 - stack.length);
    },
    closeModal() {
      if (opened().length > 0) void navigate(-1);
      else if (now.over !== undefined) void leaveOver();
    },
    async closeModals() {
      const count = opened().length;
      if (count > 0) await navigate(-count);
      if (now.over !== undefined) await leaveOver();
    },
    arrive(next) {
      const moved = next.here !== now.here || next.state !== now.state || next.over !== now.over;
      now = next;
      if (!moved) return;
      const waiting = arrivals;
      arrivals = [];
      waiting.forEach((resolve) => resolve());
      // First, so that nobody who is told of the path finds the modals of the place before.
      navigation.modals = ref([...(now.over === undefined ? [] : [{ id: now.over }]), ...opened()]);
      navigation.path = now.path;
    },
  });
  return navigation;
}
