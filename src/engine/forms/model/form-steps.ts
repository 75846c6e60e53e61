import type { FormDocument } from '#contract/generated/documents.ts';
import { own } from '#engine/json/json.ts';
import { sameList } from './form-layout.ts';
import type { FormStep, GroupLayout } from './form-state.ts';

export type Steps = NonNullable<FormDocument['steps']>;

type PlannedStep = { step: string; item: Steps['items'][string] };

/** Distribution of a form's groups over its steps. */
export type StepPlan = {
  steps: readonly PlannedStep[];
  /** Groups in the order they are asked for. */
  groups: readonly string[];
  stepOf: ReadonlyMap<string, string>;
};

/** Assigns each group to the first step that names it, in that step's order; groups without a step go to the end of the last. */
export const planSteps = (steps: Steps | undefined, groups: readonly string[]): StepPlan => {
  const planned = (steps?.order ?? []).flatMap((step): PlannedStep[] => {
    const item = own(steps?.items ?? {}, step);
    return item ? [{ step, item }] : [];
  });
  const stepOf = new Map<string, string>();
  for (const { step, item } of planned) {
    for (const group of item.groups) {
      if (groups.includes(group) && !stepOf.has(group)) stepOf.set(group, step);
    }
  }
  const last = planned.at(-1);
  for (const group of groups) if (last && !stepOf.has(group)) stepOf.set(group, last.step);
  return { steps: planned, groups: last ? [...stepOf.keys()] : groups, stepOf };
};

/** The current step while it is visible, else its nearest neighbour, later ones first. `order` is the previous order of steps. */
const stepToShow = (
  open: readonly string[],
  order: readonly string[],
  current: string | undefined,
): string | undefined => {
  if (current === undefined || open.includes(current)) return current ?? open[0];
  const at = order.indexOf(current);
  const later = order.slice(at + 1).find((step) => open.includes(step));
  return later ?? order.slice(0, Math.max(at, 0)).findLast((step) => open.includes(step)) ?? open[0];
};

const sameStep = (left: FormStep, right: FormStep): boolean =>
  left.step === right.step &&
  left.label === right.label &&
  left.help === right.help &&
  left.next === right.next &&
  left.state === right.state;

export type ShownSteps = {
  steps: readonly FormStep[];
  step: string | undefined;
  layout: readonly GroupLayout[];
};

/**
 * Visible steps (with a visible field), the one on show, and its groups. `before` is the previous result: unchanged steps stay
 * the same objects.
 */
export const showSteps = (
  { steps: planned, stepOf }: StepPlan,
  layout: readonly GroupLayout[],
  current: string | undefined,
  before: readonly FormStep[],
): ShownSteps => {
  if (planned.length === 0) return { steps: sameList(before, []), step: undefined, layout };
  const filled = new Set(layout.map(({ group }) => stepOf.get(group)));
  const open = planned.filter(({ step }) => filled.has(step));
  const names = open.map(({ step }) => step);
  const stands = planned.some(({ step }) => step === current);
  const step = stepToShow(
    names,
    (stands ? planned : before).map((entry) => entry.step),
    current,
  );
  const at = step === undefined ? -1 : names.indexOf(step);
  const steps = open.map(({ step: id, item: { label, help, next } }, index): FormStep => {
    const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
    const shown = { step: id, label, help, next, state } as const;
    return before.find((old) => sameStep(old, shown)) ?? shown;
  });
  return {
    steps: sameList(before, steps),
    step,
    layout: layout.filter(({ group }) => stepOf.get(group) === step),
  };
};
