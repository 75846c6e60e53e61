export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

/** A short message. `text` is what the player reads, in the language at the time. */
export type Toast = { id: number; text: string; tone: ToastTone };

export type ToastStore = {
  get: () => readonly Toast[];
  show: (text: string, tone?: ToastTone) => void;
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
    show(text, tone = 'info') {
      const others = toasts.filter((toast) => toast.text !== text);
      set([...others, { id: next++, text, tone }].slice(-most));
    },
    close: (id) => set(toasts.filter((toast) => toast.id !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
