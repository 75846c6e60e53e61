export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

/** What a player may do about a message: `run` is called once, and the message goes. */
type ToastAction = { label: string; run: () => void };

/** A short message. `text` is what the player reads, in the language at the time. */
export type Toast = { id: number; text: string; tone: ToastTone; action?: ToastAction | undefined };

export type ToastStore = {
  get: () => readonly Toast[];
  show: (text: string, tone?: ToastTone, action?: ToastAction) => void;
  close: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
};

const most = 3;

/** Messages on show, the newest last; the same words are not shown twice. */
export function createToasts(): ToastStore {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let next = 1;
  const set = (changed: readonly Toast[]) => {
    toasts = changed;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => toasts,
    show(text, tone = 'info', action) {
      const others = toasts.filter((toast) => toast.text !== text);
      set([...others, { id: next++, text, tone, action }].slice(-most));
    },
    close: (id) => set(toasts.filter((toast) => toast.id !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
