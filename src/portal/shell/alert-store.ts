import { proxy, ref } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';
import type { ActionData } from '../actions/action-data.ts';

/** A message that has to be answered. Texts are keys. */
type Alert = {
  text: string;
  confirm: string;
  /** Warning unless given. */
  severity?: 'info' | 'warning' | 'error';
  /** Action of the answer, beyond closing the alert. */
  action?: ActionData;
};

export type AlertStore = {
  readonly shown: Ref<Alert> | undefined;
  show: (alert: Alert) => void;
  close: () => void;
};

export function createAlerts(): AlertStore {
  const alerts = proxy<Writable<AlertStore>>({
    shown: undefined,
    show: (alert) => {
      alerts.shown = ref(alert);
    },
    close: () => {
      alerts.shown = undefined;
    },
  });
  return alerts;
}
