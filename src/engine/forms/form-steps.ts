import type { FormDocument } from '#contract/generated/documents.ts';
import { entryOf } from './entry-of.ts';
import type { FormStep, GroupLayout } from './form-state.ts';

export type Steps = NonNullable<FormDocument['steps']>;

type PlannedStep = { step: string; item: Steps['items'][string] };

/** How the groups of a form are spread over its steps. */
export type StepPlan = {
  steps: readonly PlannedStep[];
  /** Groups in the order they are asked for. */
  groups: readonly string[];
  stepOf: ReadonlyMap<string, string>;
};

/** Spreads groups over steps: each stands in the first step that names it, those in no step in the last one. */
export const planSteps = (steps: Steps | undefined, groups: readonly string[]): StepPlan => {
  const planned = (steps?.order ?? []).flatMap((step): PlannedStep[] => {
    const item = entryOf(steps?.items ?? {}, step);
    return item ? [{ step, item }] : [];
  });
  const stepOf = new Map<string, string>();
  for (const { step, item } of planned) {
    for (const group of item.groups)
      if (groups.includes(group) && !stepOf.has(group)) stepOf.set(group, step);
  }
  const last = planned.at(-1);
  const rest = groups.filter((group) => !stepOf.has(group));
  if (last) for (const group of rest) stepOf.set(group, last.step);
  return {
    steps: planned,
    groups:
      planned.length === 0
        ? groups
        : planned.flatMap(({ step }) => [...stepOf].flatMap(([group, of]) => (of === step ? [group] : []))),
    stepOf,
  };
};

const sameStep = (left: FormStep, right: FormStep): boolean =>
  left.step === right.step &&
  left.label === right.label &&
  left.help === right.help &&
  left.next === right.next &&
  left.state === right.state;

/** The step to show of those that have a visible field: the current one, or when it is gone the nearest, the later first. */
const stepToShow = (
  open: readonly string[],
  before: readonly string[],
  current: string | undefined,
): string | undefined => {
  if (current === undefined || open.includes(current)) return current ?? open[0];
  const at = before.indexOf(current);
  return (
    before.slice(at + 1).find((step) => open.includes(step)) ??
    before
      .slice(0, Math.max(at, 0))
      .reverse()
      .find((step) => open.includes(step)) ??
    open[0]
  );
};

export type ShownSteps = {
  steps: readonly FormStep[];
  step: string | undefined;
  layout: readonly GroupLayout[];
};

/**
 * The steps that have a visible field, the one that shows, and its groups. `before` is what showed until now: steps that did
 * not change are the same objects.
 */
export const showSteps = (
  plan: StepPlan,
  layout: readonly GroupLayout[],
  current: string | undefined,
  before: readonly FormStep[],
): ShownSteps => {
  if (plan.steps.length === 0) return { steps: before.length === 0 ? before : [], step: undefined, layout };
  const filled = new Set(layout.map(({ group }) => plan.stepOf.get(group)));
  const open = plan.steps.filter(({ step }) => filled.has(step));
  const order = open.map(({ step }) => step);
  const planned = plan.steps.map(({ step }) => step);
  const known = current === undefined || planned.includes(current) ? planned : before.map(({ step }) => step);
  const step = stepToShow(order, known, current);
  const at = step === undefined ? -1 : order.indexOf(step);
  const steps = open.map(({ step: id, item }, index): FormStep => {
    const next: FormStep = {
      step: id,
      label: item.label,
      help: item.help,
      next: item.next,
      state: index < at ? 'done' : index === at ? 'current' : 'ahead',
    };
    return before.find((old) => sameStep(old, next)) ?? next;
  });
  const same = steps.length === before.length && steps.every((entry, index) => entry === before[index]);
  return {
    steps: same ? before : steps,
    step,
    layout: layout.filter(({ group }) => plan.stepOf.get(group) === step),
  };
};
