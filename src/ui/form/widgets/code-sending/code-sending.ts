import { proxy } from 'valtio';
import { formatMoment } from '#engine/time/moment.ts';
import type { FieldName, FormRefusal, FormModel } from '#engine/forms/index.ts';

/**
 * State of sending a code. `until`: time in milliseconds before which no further one may be sent; `asked`: time of the
 * last request.
 */
export type CodeSending = {
  phase: 'ready' | 'sending';
  sent: boolean;
  until: number;
  asked: number;
  /** Why the last one was not sent; until the player has read it. */
  failure: FormRefusal | undefined;
};

const READY: CodeSending = { phase: 'ready', sent: false, until: 0, asked: -Infinity, failure: undefined };

const kept = new WeakMap<FormModel, Map<FieldName, CodeSending>>();

/** Stored per model instead of in the widget, which unmounts with its step: a returning player finds the same wait. */
export const codeSending = (model: FormModel, name: FieldName): CodeSending => {
  let ofModel = kept.get(model);
  if (!ofModel) kept.set(model, (ofModel = new Map()));
  let sending = ofModel.get(name);
  if (!sending) ofModel.set(name, (sending = proxy({ ...READY })));
  return sending;
};

/** Whole seconds left, by the clock on the wall: a tab that slept has not stopped it. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** Time of day on the clock of the device, whose zone it names. */
export const timeHere = (instant: number): string =>
  formatMoment(instant, new Intl.DateTimeFormat().resolvedOptions().timeZone).slice('yyyy-MM-dd '.length);

/** A wait as a clock shows it: 9:05. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
