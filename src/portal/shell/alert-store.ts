import type { ActionData } from '../actions/action-data.ts';

/** A message that has to be answered. Texts are keys. */
type Alert = {
  text: string;
  confirm: string;
  /** Warning unless given. */
  severity?: 'info' | 'warning' | 'error';
  /** What the answer does beyond closing it. */
  action?: ActionData;
};

export type AlertStore = {
  get: () => Alert | undefined;
  show: (alert: Alert) => void;
  close: () => void;
  subscribe: (listener: () => void) => () => void;
};

export function createAlerts(): AlertStore {
  const listeners = new Set<() => void>();
  let alert: Alert | undefined;
  const set = (next: Alert | undefined) => {
    alert = next;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => alert,
    show: set,
    close: () => set(undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
