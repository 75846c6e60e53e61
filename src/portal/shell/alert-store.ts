/** A question or warning that has to be answered. Texts are keys. */
export type Alert = { text: string; confirm: string; onConfirm?: () => void };

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
