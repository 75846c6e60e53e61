import type { Gateway } from '../gateway/gateway.ts';
import type { MetFlags } from './met-flags.ts';

/** Counts variants by code that is loaded when the page first meets one: most brands try none. */
export function lateMetFlags(gateway: () => Gateway): MetFlags {
  let counting: Promise<MetFlags> | undefined;
  const then = (task: (flags: MetFlags) => void): void => void counting?.then(task, () => undefined);
  return {
    meet(flag) {
      counting ??= import('./count-met-flags.ts').then(({ countMetFlags }) => countMetFlags(gateway()));
      then((flags) => flags.meet(flag));
    },
    press: () => then((flags) => flags.press()),
    turn: () => then((flags) => flags.turn()),
  };
}

/** Of pages that nobody visits: previews, and those that the server draws. */
export const noMetFlags: MetFlags = { meet: () => {}, press: () => {}, turn: () => {} };
