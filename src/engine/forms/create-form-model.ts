import type { FieldName, FieldSpec } from './field-spec.ts';
import { createFields } from './form-fields.ts';
import { groupsOf, layoutOf, sameList } from './form-layout.ts';
import type { FormModel, FormModelOptions, SendAnswer, SubmitOutcome } from './form-model.ts';
import type { FormFailure, FormState, GroupLayout } from './form-state.ts';
import { planSteps, showSteps } from './form-steps.ts';
import { createChanges, observable } from './observable.ts';

const UNREACHABLE: FormFailure = { key: 'form.failure.unreachable', retry: true };
const REFUSED: FormFailure = { key: 'form.failure.refused', retry: false };

/**
 * The headless form: one observable state a field and one for the form. A key changes the state of its own field, and of
 * those only that repeat it or have a condition that reads it. Works without a DOM; a view subscribes to what it shows.
 */
export const createFormModel = (
  initialSpecs: readonly FieldSpec[],
  options: FormModelOptions = {},
): FormModel => {
  const changes = createChanges();
  const { put, together } = changes;
  const form = observable<FormState>({
    layout: [],
    steps: [],
    step: undefined,
    waiting: false,
    sent: false,
    submitting: false,
    refusals: 0,
    rejections: 0,
    failure: undefined,
  });
  let specs: readonly FieldSpec[] = [];
  let { steps } = options;
  let groups = groupsOf(specs);
  let plan = planSteps(steps, []);
  /** Groups of all steps with their visible fields; form.layout has those of the current step. */
  const shown = new Map<string, GroupLayout>();
  /** Going on or sending is under way; another press does nothing. */
  let busy = false;
  /** Counts fresh starts: what was under way before one changes nothing after it. */
  let start = 0;
  let waits = 0;
  /** Where the player was last. */
  let last: FieldName | undefined;

  const arrange = (step: string | undefined): void => {
    const layout = plan.groups.flatMap((group) => shown.get(group) ?? []);
    const now = showSteps(plan, layout, step, form.steps);
    put(form, 'steps', now.steps);
    put(form, 'step', now.step);
    put(form, 'layout', sameList(form.layout, now.layout));
  };

  const fill = (changed: Iterable<string>): void => {
    for (const group of changed) {
      const layout = layoutOf(group, groups.get(group) ?? [], fields.isShown, shown.get(group));
      if (layout) shown.set(group, layout);
      else shown.delete(group);
    }
    // A form that gets steps opens at the one in which the player is.
    arrange(form.step ?? (last !== undefined && fields.has(last) ? stepOf(last) : undefined));
  };

  const fields = createFields(changes, options, fill);

  /** Every field, in the order they are asked for. */
  const inOrder = (): FieldName[] => plan.groups.flatMap((group) => groups.get(group) ?? []);

  const stepOf = (name: FieldName): string | undefined => plan.stepOf.get(fields.field(name).spec.group);

  const showStepOf = (name: FieldName): void => arrange(stepOf(name));

  const setSpecs: FormModel['setSpecs'] = (next, change) =>
    together(() => {
      if (change) ({ steps } = change);
      if (next !== specs) fields.setSpecs(next);
      specs = next;
      groups = groupsOf(specs);
      plan = planSteps(steps, [...groups.keys()]);
      for (const group of shown.keys()) if (!groups.has(group)) shown.delete(group);
      fill(groups.keys());
    });

  const showErrors = (names: Iterable<FieldName>): FieldName | undefined =>
    together(() => fields.showErrors(names));

  /** Waits until no question about these is open, what is typed meanwhile included; gives the first that is wrong then. */
  const settle = async (names: readonly FieldName[]): Promise<FieldName | undefined> => {
    const asked = new Map<FieldName, string>();
    let first: FieldName | undefined;
    for (;;) {
      const answers = first === undefined && together(() => fields.ask(names, asked));
      if (!answers) return first;
      waits += 1;
      put(form, 'waiting', true);
      await answers;
      waits -= 1;
      put(form, 'waiting', waits > 0);
      first = showErrors(names);
    }
  };

  const check = async (names: readonly FieldName[]): Promise<FieldName | undefined> =>
    showErrors(names) ?? settle(names);

  const reject = (first: FieldName): void =>
    together(() => {
      showStepOf(first);
      put(form, 'rejections', form.rejections + 1);
    });

  const place = (step: string | undefined): number => form.steps.findIndex((entry) => entry.step === step);

  const next: FormModel['next'] = async () => {
    const { step } = form;
    const started = start;
    if (busy || !form.steps[place(step) + 1]) return { status: 'busy' };
    busy = true;
    try {
      const first = await check(form.layout.flatMap((group) => group.fields));
      const on = form.steps[place(step) + 1];
      // The player went back meanwhile, or a condition took the step away.
      if (started !== start || form.step !== step || !on) return { status: 'busy' };
      if (first === undefined) together(() => arrange(on.step));
      else reject(first);
      return first === undefined ? { status: 'moved' } : { status: 'invalid', first };
    } finally {
      if (started === start) busy = false;
    }
  };

  const back: FormModel['back'] = (to) => {
    const at = place(form.step);
    const found = to === undefined ? at - 1 : place(to);
    const target = found < at ? form.steps[found] : undefined;
    if (target && !form.submitting) together(() => arrange(target.step));
  };

  const refuse: FormModel['refuse'] = (refusals) =>
    together(() => {
      const refused = fields.refuse(refusals);
      return inOrder().find((name) => refused.has(name));
    });

  const sendValues = async (send: Parameters<FormModel['submit']>[0]): Promise<SendAnswer> => {
    try {
      return await send(fields.values());
    } catch (fault) {
      options.onFault?.(fault);
      return { ok: false, failure: UNREACHABLE };
    }
  };

  const takeAnswer = (answer: SendAnswer): SubmitOutcome => {
    // Told by itself and first: a captcha empties itself for its next picture, and is said to be wrong after that.
    if (!answer.ok && !answer.failure?.retry) put(form, 'refusals', form.refusals + 1);
    return together(() => {
      put(form, 'submitting', false);
      if (answer.ok) {
        put(form, 'sent', true);
        return { status: 'sent' };
      }
      const first = refuse(answer.fields ?? []);
      if (first !== undefined) showStepOf(first);
      put(form, 'failure', answer.failure ?? (first === undefined && !answer.told ? REFUSED : undefined));
      return { status: 'refused', first };
    });
  };

  const submit: FormModel['submit'] = async (send) => {
    if (busy) return { status: 'busy' };
    const started = start;
    busy = true;
    try {
      const names = inOrder();
      let first = together(() => {
        put(form, 'failure', undefined);
        put(form, 'sent', false);
        const wrong = showErrors(names);
        put(form, 'submitting', wrong === undefined);
        return wrong;
      });
      first ??= await settle(names);
      if (started !== start) return { status: 'busy' };
      if (first !== undefined) {
        reject(first);
        return { status: 'invalid', first };
      }
      const answer = await sendValues(send);
      if (started === start) return takeAnswer(answer);
      return answer.ok ? { status: 'sent' } : { status: 'refused', first: undefined };
    } finally {
      if (started === start) {
        busy = false;
        put(form, 'submitting', false);
      }
    }
  };

  const reset: FormModel['reset'] = () =>
    together(() => {
      start += 1;
      busy = false;
      for (const part of ['sent', 'submitting', 'waiting'] as const) put(form, part, false);
      put(form, 'failure', undefined);
      last = undefined;
      fields.reset();
      fill(groups.keys());
      arrange(undefined);
    });

  setSpecs(initialSpecs);

  return {
    form,
    has: fields.has,
    field: fields.field,
    change: (name, value) =>
      together(() => {
        last = name;
        fields.change(name, value);
      }),
    write: (name, value) => together(() => fields.write(name, value)),
    accompany: (name, companion) => together(() => fields.accompany(name, companion)),
    leave: (name) =>
      together(() => {
        last = name;
        fields.leave(name);
      }),
    setSpecs,
    setSteps: (change) => {
      if (change !== steps) setSpecs(specs, { steps: change });
    },
    next,
    back,
    check,
    reset,
    showErrors: () => showErrors(inOrder()),
    refuse,
    fail: (failure) => put(form, 'failure', failure),
    values: fields.values,
    submit,
  };
};
