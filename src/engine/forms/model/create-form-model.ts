import { proxy, ref } from 'valtio/vanilla';
import type { Writable } from '#engine/proxy-types.ts';
import type { FieldName, FieldSpec } from '../specs/field-spec.ts';
import { expandRows } from '../specs/repeated-rows.ts';
import { createFields } from './form-fields.ts';
import { createRows, type RowKeys } from './form-rows.ts';
import { groupsOf, layoutOf, sameList } from './form-layout.ts';
import type { FormModel, FormModelOptions, SendAnswer, SubmitOutcome } from './form-model.ts';
import type { FormRefusal, FormState, GroupLayout } from './form-state.ts';
import { planSteps, showSteps } from './form-steps.ts';

const UNREACHABLE: FormRefusal = { key: 'form.failure.unreachable', retry: true };
const REFUSED: FormRefusal = { key: 'form.failure.refused', retry: false };

/**
 * Headless form: one proxy per field and one for the form. A key changes the proxy of its own field, and of those that repeat it or
 * read it in a condition. Independent of the DOM; views subscribe to what they show.
 */
export const createFormModel = (
  initialSpecs: readonly FieldSpec[],
  options: FormModelOptions = {},
): FormModel => {
  const form = proxy<Writable<FormState>>({
    layout: ref([]),
    steps: ref([]),
    step: undefined,
    waiting: false,
    sent: false,
    submitting: false,
    refusals: 0,
    rejections: 0,
    failure: undefined,
    rows: ref<RowKeys>({}),
  });
  const rows = createRows(options.initial ?? {});
  /** Specs as given, with one of a repeated field; `specs` has one a row. */
  let asked: readonly FieldSpec[] = [];
  let specs: readonly FieldSpec[] = [];
  let { steps } = options;
  let groups = groupsOf(specs);
  let plan = planSteps(steps, []);
  /** Groups of all steps with their visible fields; form.layout has those of the current step. */
  const shown = new Map<string, GroupLayout>();
  /** Going on or sending is under way; another press does nothing. */
  let busy = false;
  /** Counts resets: work started before one has no effect after it. */
  let start = 0;
  let waits = 0;
  /** Field the player was in last. */
  let last: FieldName | undefined;

  const arrange = (step: string | undefined): void => {
    const layout = plan.groups.flatMap((group) => shown.get(group) ?? []);
    const now = showSteps(plan, layout, step, form.steps);
    form.steps = ref(now.steps);
    form.step = now.step;
    form.layout = ref(sameList(form.layout, now.layout));
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

  const fields = createFields(options, fill);

  /** Every field, in the order they are asked for. */
  const inOrder = (): FieldName[] => plan.groups.flatMap((group) => groups.get(group) ?? []);

  const stepOf = (name: FieldName): string | undefined => plan.stepOf.get(fields.field(name).spec.group);

  const showStepOf = (name: FieldName): void => arrange(stepOf(name));

  /** Makes the fields of all rows. */
  const expand = (): void => {
    specs = expandRows(asked, rows.of);
    fields.setSpecs(specs);
    if (specs !== asked || Object.keys(form.rows).length > 0) form.rows = ref(rows.keys());
  };

  const arrangeAll = (): void => {
    groups = groupsOf(specs);
    plan = planSteps(steps, [...groups.keys()]);
    for (const group of shown.keys()) if (!groups.has(group)) shown.delete(group);
    fill(groups.keys());
  };

  const setSpecs: FormModel['setSpecs'] = (next, change) => {
    if (next === asked && (!change || change.steps === steps)) return;
    if (change) ({ steps } = change);
    if (next !== asked) {
      asked = next;
      rows.follow(asked);
      expand();
    }
    arrangeAll();
  };

  /** Waits until no question about these is open, typing meanwhile included; gives the first invalid one. */
  const settle = async (names: readonly FieldName[]): Promise<FieldName | undefined> => {
    const asked = new Map<FieldName, string>();
    let first: FieldName | undefined;
    for (;;) {
      const answers = first === undefined && fields.ask(names, asked);
      if (!answers) return first;
      waits += 1;
      form.waiting = true;
      await answers;
      waits -= 1;
      form.waiting = waits > 0;
      first = fields.showErrors(names);
    }
  };

  const check = async (names: readonly FieldName[]): Promise<FieldName | undefined> =>
    fields.showErrors(names) ?? settle(names);

  const reject = (first: FieldName): void => {
    showStepOf(first);
    form.rejections += 1;
  };

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
      if (first === undefined) arrange(on.step);
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
    if (target && !form.submitting) arrange(target.step);
  };

  const changeRows = (changed: boolean): boolean => {
    if (changed) {
      expand();
      arrangeAll();
    }
    return changed;
  };

  const refuse: FormModel['refuse'] = (refusals) => {
    const refused = fields.refuse(
      refusals.map((refusal) => ({ ...refusal, field: rows.nameOf(refusal.field) })),
    );
    return inOrder().find((name) => refused.has(name));
  };

  const fail: FormModel['fail'] = (failure) => {
    form.failure = failure && ref(failure);
  };

  const sendValues = async (send: Parameters<FormModel['submit']>[0]): Promise<SendAnswer> => {
    try {
      return await send(fields.values());
    } catch (fault) {
      options.onFault?.(fault);
      return { ok: false, failure: UNREACHABLE };
    }
  };

  const takeAnswer = (answer: SendAnswer): SubmitOutcome => {
    form.submitting = false;
    if (answer.ok) {
      form.sent = true;
      return { status: 'sent' };
    }
    // First, for synchronous subscribers: a captcha clears itself for its next picture before the error shows.
    if (!answer.failure?.retry) form.refusals += 1;
    const first = refuse(answer.fields ?? []);
    if (first !== undefined) showStepOf(first);
    fail(answer.failure ?? (first === undefined && !answer.told ? REFUSED : undefined));
    return { status: 'refused', first };
  };

  const submit: FormModel['submit'] = async (send) => {
    if (busy) return { status: 'busy' };
    const started = start;
    busy = true;
    try {
      const names = inOrder();
      fail(undefined);
      form.sent = false;
      let first = fields.showErrors(names);
      form.submitting = first === undefined;
      first ??= await settle(names);
      if (started !== start) return { status: 'busy' };
      if (first !== undefined) {
        reject(first);
        return { status: 'invalid', first };
      }
      const over = rows.tooMany();
      if (over) {
        fail({ key: 'form.error.tooManyRows', params: { max: over.most }, retry: false });
        form.rejections += 1;
        return { status: 'invalid', first: undefined };
      }
      const answer = await sendValues(send);
      if (started === start) return takeAnswer(answer);
      return answer.ok ? { status: 'sent' } : { status: 'refused', first: undefined };
    } finally {
      if (started === start) {
        busy = false;
        form.submitting = false;
      }
    }
  };

  const reset: FormModel['reset'] = () => {
    start += 1;
    busy = false;
    for (const part of ['sent', 'submitting', 'waiting'] as const) form[part] = false;
    fail(undefined);
    last = undefined;
    rows.reset();
    expand();
    fields.reset();
    arrangeAll();
    arrange(undefined);
  };

  setSpecs(initialSpecs);

  return {
    form,
    has: fields.has,
    field: fields.field,
    change: (name, value) => {
      last = name;
      fields.change(name, value);
    },
    write: fields.write,
    accompany: fields.accompany,
    addRow: (group) => changeRows(rows.add(group)),
    removeRow: (group, key) => changeRows(rows.remove(group, key)),
    moveRow: (group, key, by) => changeRows(rows.move(group, key, by)),
    namesOf: (name) => {
      const spec = asked.find((each) => each.name === name);
      return rows.namesOf(name, spec?.repeat && spec.group);
    },
    leave: (name) => {
      last = name;
      fields.leave(name);
    },
    setSpecs,
    setSteps: (change) => {
      if (change !== steps) setSpecs(specs, { steps: change });
    },
    next,
    back,
    check,
    reset,
    showErrors: () => fields.showErrors(inOrder()),
    refuse,
    fail,
    values: fields.values,
    submit,
  };
};
