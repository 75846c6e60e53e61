import { proxy, ref } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

/** Action on a message: `run` is called once, and the message closes. */
type ToastAction = { label: string; run: () => void };

/** A short message. `text` is in the language at the time. */
export type Toast = { id: number; text: string; tone: ToastTone; action?: ToastAction | undefined };

export type ToastStore = {
  readonly shown: readonly Ref<Toast>[];
  show: (text: string, tone?: ToastTone, action?: ToastAction) => void;
  close: (id: number) => void;
};

const most = 3;

/** Messages on show, the newest last; equal texts are shown once. */
export function createToasts(): ToastStore {
  let next = 1;
  const toasts = proxy<Writable<ToastStore>>({
    shown: [],
    show(text, tone = 'info', action) {
      const others = toasts.shown.filter((toast) => toast.text !== text);
      toasts.shown = [...others, ref({ id: next++, text, tone, action })].slice(-most);
    },
    close: (id) => {
      toasts.shown = toasts.shown.filter((toast) => toast.id !== id);
    },
  });
  return toasts;
}
