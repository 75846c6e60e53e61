import type { FieldName, FormModel } from '#engine/forms/index.ts';

/** Where the sending of a code stands. `until`: the time in milliseconds from which the next one may be asked for. */
export type CodeSending = { phase: 'ready' | 'sending'; sent: boolean; until: number };

type Kept = { state: CodeSending; listeners: Set<() => void> };

const READY: CodeSending = { phase: 'ready', sent: false, until: 0 };

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
