import { proxy, ref } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

/** Action on a message: `run` is called once, and the message closes. */
type ToastAction = { label: string; run: () => void };

/** A short message. `text` is in the language at the time. */
export type Toast = {
  id: number;
  text: string;
  tone: ToastTone;
  action?: ToastAction | undefined;
  /** It does not go by itself. */
  stays?: boolean;
};

export type ToastStore = {
  readonly shown: readonly Ref<Toast>[];
  show: (text: string, tone?: ToastTone, action?: ToastAction) => void;
  /** Shows a message until the player closes it, or the returned function takes it away. */
  hold: (text: string, tone: ToastTone) => () => void;
  close: (id: number) => void;
};

const most = 3;

/** Messages on show, the newest last; equal texts are shown once. */
export function createToasts(): ToastStore {
  let next = 1;
  const add = (toast: Omit<Toast, 'id'>): number => {
    const id = next++;
    const others = toasts.shown.filter(({ text }) => text !== toast.text);
    const passing = others.filter(({ stays }) => !stays).slice(1 - most);
    toasts.shown = [...others.filter(({ stays }) => stays), ...passing, ref({ ...toast, id })];
    return id;
  };
  const toasts = proxy<Writable<ToastStore>>({
    shown: [],
    show: (text, tone = 'info', action) => void add({ text, tone, action }),
    hold(text, tone) {
      const id = add({ text, tone, stays: true });
      return () => toasts.close(id);
    },
    close: (id) => {
      toasts.shown = toasts.shown.filter((toast) => toast.id !== id);
    },
  });
  return toasts;
}
