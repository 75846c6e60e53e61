import type { FieldName, FormFailure, FormModel } from '#engine/forms/index.ts';

/**
 * Where the sending of a code stands. `until`: the time in milliseconds from which the next one may be asked for; `asked`:
 * when the last one was.
 */
export type CodeSending = {
  phase: 'ready' | 'sending';
  sent: boolean;
  until: number;
  asked: number;
  /** Why the last one was not sent; until the player has read it. */
  failure: FormFailure | undefined;
};

type Kept = { state: CodeSending; listeners: Set<() => void> };

const READY: CodeSending = { phase: 'ready', sent: false, until: 0, asked: -Infinity, failure: undefined };

const kept = new WeakMap<FormModel, Map<FieldName, Kept>>();

const keptOf = (model: FormModel, name: FieldName): Kept => {
  let ofModel = kept.get(model);
  if (!ofModel) kept.set(model, (ofModel = new Map()));
  let one = ofModel.get(name);
  if (!one) ofModel.set(name, (one = { state: READY, listeners: new Set() }));
  return one;
};

/** Kept beside the model and not in the widget, which goes with its step: a player who comes back finds the same wait. */
export const codeSending = (model: FormModel, name: FieldName) => {
  const one = keptOf(model, name);
  return {
    get: () => one.state,
    set: (change: Partial<CodeSending>): void => {
      one.state = { ...one.state, ...change };
      one.listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void): (() => void) => {
      one.listeners.add(listener);
      return () => one.listeners.delete(listener);
    },
  };
};

/** Whole seconds left, by the clock on the wall: a tab that slept has not stopped it. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** A wait as a clock shows it: 9:05. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
