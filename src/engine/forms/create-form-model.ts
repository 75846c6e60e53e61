import { proxy, ref } from 'valtio/vanilla';
import { checkValue, settledValue, type CheckContext } from './check-value.ts';
import { errorOfRefusal, sameError, type FieldError } from './error-codes.ts';
import type { FieldName, FieldSpec, FieldValue, FormValues } from './field-spec.ts';
import type { FormModel, FormModelOptions, StepOutcome, SubmitOutcome } from './form-model.ts';
import { planSteps, showSteps } from './form-steps.ts';
import {
  layoutOf,
  type FieldState,
  type FormFailure,
  type FormState,
  type GroupLayout,
} from './form-state.ts';
import { entryOf } from './entry-of.ts';
import { createServerVerdicts } from './server-checks.ts';
import { shownFields } from './shown-fields.ts';

const UNREACHABLE: FormFailure = { key: 'form.failure.unreachable', retry: true };
const REFUSED: FormFailure = { key: 'form.failure.refused', retry: false };

const sameSpec = (left: FieldSpec, right: FieldSpec): boolean =>
  left === right || JSON.stringify(left) === JSON.stringify(right);

/** Which fields have to look again when a field changes: those that repeat it. */
const repeatersOf = (specs: readonly FieldSpec[]): Map<FieldName, FieldName[]> => {
  const repeaters = new Map<FieldName, FieldName[]>();
  for (const { name, equals } of specs) {
    if (equals !== undefined) repeaters.set(equals, [...(repeaters.get(equals) ?? []), name]);
  }
  return repeaters;
};

const conditionInputs = (specs: readonly FieldSpec[]): Set<FieldName> =>
  new Set(specs.flatMap((spec) => (spec.enabled && spec.when ? spec.when.reads : [])));

/**
 * The headless form: one proxy a field and one for the form. A key changes the proxy of its own field, and of those only
 * that repeat it or are shown by it. Works without a DOM; a view subscribes to what it shows.
 */
export const createFormModel = (
  initialSpecs: readonly FieldSpec[],
  {
    initial = {},
    clock,
    showErrors: policy = 'blur',
    checks = {},
    steps: initialSteps,
    onFault,
  }: FormModelOptions = {},
): FormModel => {
  const states = new Map<FieldName, FieldState>();
  /** Fields whose message follows each key. */
  const followed = new Set<FieldName>();
  let specs: readonly FieldSpec[] = [];
  let shown: ReadonlySet<FieldName> = new Set();
  let repeaters = new Map<FieldName, FieldName[]>();
  let inputs = new Set<FieldName>();
  let pressed = false;
  let steps = initialSteps;
  /** All steps' groups, of which form.layout has those of the current step. */
  let layout: readonly GroupLayout[] = [];
  let plan = planSteps(undefined, []);
  let busy = false;

  const form = proxy<FormState>({
    layout: ref([]),
    steps: ref([]),
    step: undefined,
    waiting: false,
    sent: false,
    submitting: false,
    refusals: 0,
    rejections: 0,
    failure: undefined,
  });

  const field = (name: FieldName): FieldState => {
    const state = states.get(name);
    if (!state) throw new Error(`The form has no field "${name}". Use a name that its specs list.`);
    return state;
  };

  const settled = (name: FieldName): unknown => {
    const state = states.get(name);
    return state && settledValue(state.spec, state.value);
  };
  const context: CheckContext = { valueOf: settled, ...(clock && { clock }) };

  const verdicts = createServerVerdicts(checks, (name, running) => {
    const state = field(name);
    state.checking = running;
    if (!running && (state.touched || followed.has(name))) look(state);
  });

  const errorOf = (state: FieldState): FieldError | undefined =>
    checkValue(state.spec, state.value, context) ?? verdicts.errorOf(state.name, settled(state.name));

  const put = (state: FieldState, error: FieldError | undefined): void => {
    if (error) followed.add(state.name);
    if (!sameError(state.error, error)) state.error = error && ref(error);
  };

  const look = (state: FieldState): void => put(state, shown.has(state.name) ? errorOf(state) : undefined);

  const settle = (): void => {
    shown = shownFields(specs, settled);
    for (const { name, enabled } of specs) {
      const state = field(name);
      state.enabled = enabled;
      state.visible = shown.has(name);
    }
    layout = layoutOf(specs, shown, layout);
    arrange(form.step);
  };

  const arrange = (current: string | undefined): void => {
    const shownSteps = showSteps(plan, layout, current, form.steps);
    if (shownSteps.steps !== form.steps) form.steps = ref(shownSteps.steps);
    form.step = shownSteps.step;
    const same =
      shownSteps.layout.length === form.layout.length &&
      shownSteps.layout.every((group, index) => group === form.layout[index]);
    if (!same) form.layout = ref(shownSteps.layout);
  };

  const replan = (): void => {
    plan = planSteps(steps, [...new Set(specs.map((spec) => spec.group))]);
  };

  const stepOfField = (name: FieldName): string | undefined => plan.stepOf.get(field(name).spec.group);

  /** Of these the one that is asked for first. */
  const firstOf = (names: ReadonlySet<FieldName>): FieldName | undefined => {
    const found = specs.filter((spec) => names.has(spec.name));
    return plan.groups.flatMap((group) => found.filter((spec) => spec.group === group))[0]?.name;
  };

  const showStepOf = (name: FieldName | undefined): void => {
    if (name !== undefined) arrange(stepOfField(name));
  };

  const setSpecs: FormModel['setSpecs'] = (next) => {
    if (next === specs) return;
    specs = next;
    replan();
    repeaters = repeatersOf(specs);
    inputs = conditionInputs(specs);
    const listed = new Set(specs.map((spec) => spec.name));
    for (const spec of specs) {
      const state = states.get(spec.name);
      if (state) {
        if (!sameSpec(state.spec, spec)) state.spec = ref(spec);
        continue;
      }
      states.set(
        spec.name,
        proxy<FieldState>({
          name: spec.name,
          value: entryOf(initial, spec.name) ?? spec.initial,
          companion: '',
          touched: false,
          error: undefined,
          visible: false,
          enabled: false,
          disabled: false,
          checking: false,
          spec: ref(spec),
          writes: 0,
        }),
      );
    }
    for (const state of states.values()) {
      if (!listed.has(state.name)) Object.assign(state, { enabled: false, visible: false });
    }
    settle();
    for (const name of followed) look(field(name));
  };

  const take = (state: FieldState, value: FieldValue): void => {
    state.value = value;
    verdicts.changed(state.name, settled(state.name));
    if (policy === 'change' || followed.has(state.name)) look(state);
    for (const name of repeaters.get(state.name) ?? []) {
      const repeater = field(name);
      if (repeater.error) look(repeater);
    }
    if (inputs.has(state.name)) settle();
  };

  const ask = (state: FieldState): Promise<void> => {
    const value = settled(state.name);
    if (typeof value !== 'string' || value === '' || checkValue(state.spec, value, context)) {
      return Promise.resolve();
    }
    return verdicts.ask(state.name, value);
  };

  const showErrors: FormModel['showErrors'] = () => {
    pressed = true;
    return showErrorsOf(shown);
  };

  const showErrorsOf = (names: Iterable<FieldName>): FieldName | undefined => {
    const wrong = new Set<FieldName>();
    for (const name of names) {
      if (!shown.has(name)) continue;
      followed.add(name);
      const state = field(name);
      look(state);
      if (state.error) wrong.add(name);
    }
    return firstOf(wrong);
  };

  const check: FormModel['check'] = async (names) => {
    const wrong = showErrorsOf(names);
    if (wrong !== undefined) return wrong;
    form.waiting = true;
    await Promise.all(names.filter((name) => shown.has(name)).map((name) => ask(field(name))));
    form.waiting = false;
    return showErrorsOf(names);
  };

  const next: FormModel['next'] = async (): Promise<StepOutcome> => {
    const from = form.step;
    const at = form.steps.findIndex(({ step }) => step === from);
    if (busy || form.steps[at + 1] === undefined) return { status: 'busy' };
    busy = true;
    const first = await check(form.layout.flatMap(({ fields }) => fields));
    busy = false;
    if (form.step !== from) return { status: 'busy' };
    if (first !== undefined) {
      form.rejections += 1;
      return { status: 'invalid', first };
    }
    arrange(form.steps[at + 1]?.step);
    return { status: 'moved' };
  };

  const back: FormModel['back'] = (step) => {
    const at = form.steps.findIndex((entry) => entry.step === form.step);
    const to = step === undefined ? at - 1 : form.steps.findIndex((entry) => entry.step === step);
    const found = to < at ? form.steps[to] : undefined;
    if (found && !form.submitting) arrange(found.step);
  };

  const reset: FormModel['reset'] = () => {
    followed.clear();
    pressed = false;
    for (const state of states.values()) {
      const value = entryOf(initial, state.name) ?? state.spec.initial;
      Object.assign(state, { value, touched: false, error: undefined, writes: state.writes + 1 });
      verdicts.changed(state.name, settled(state.name));
    }
    Object.assign(form, { sent: false, failure: undefined });
    settle();
    arrange(undefined);
  };

  const refuse: FormModel['refuse'] = (refusals) => {
    const refused = new Set<FieldName>();
    for (const refusal of refusals) {
      if (!shown.has(refusal.field)) continue;
      const state = field(refusal.field);
      const error = errorOfRefusal(refusal);
      const value = settled(state.name);
      if (typeof value === 'string') verdicts.refuse(state.name, value, error);
      put(state, error);
      refused.add(state.name);
    }
    return firstOf(refused);
  };

  const values: FormModel['values'] = () => {
    const taken: FormValues = {};
    for (const { name, companion: second } of specs) {
      if (!shown.has(name)) continue;
      const { spec, value, companion } = field(name);
      taken[name] = typeof value === 'string' && spec.trim ? value.trim() : value;
      if (second !== undefined && companion !== '') taken[second] = companion;
    }
    return taken;
  };

  const reject = (first: FieldName): SubmitOutcome => {
    showStepOf(first);
    form.rejections += 1;
    return { status: 'invalid', first };
  };

  const submit: FormModel['submit'] = async (send) => {
    if (busy || form.submitting) return { status: 'busy' };
    form.failure = undefined;
    form.sent = false;
    const first = showErrors();
    if (first !== undefined) return reject(first);
    form.submitting = true;
    try {
      form.waiting = true;
      await Promise.all([...shown].map((name) => ask(field(name))));
      form.waiting = false;
      const known = showErrors();
      if (known !== undefined) return reject(known);
      const answer = await send(values());
      if (answer.ok) {
        form.sent = true;
        return { status: 'sent' };
      }
      if (!answer.failure?.retry) form.refusals += 1;
      const refused = refuse(answer.fields ?? []);
      showStepOf(refused);
      form.failure = answer.failure ?? (refused === undefined ? REFUSED : undefined);
      return { status: 'refused', first: refused };
    } catch (fault) {
      onFault?.(fault);
      form.failure = UNREACHABLE;
      return { status: 'refused', first: undefined };
    } finally {
      form.submitting = false;
    }
  };

  setSpecs(initialSpecs);

  return {
    form,
    field,
    change: (name, value) => take(field(name), value),
    write: (name, value) => {
      const state = field(name);
      // Not the player's doing, so nothing to complain about until the player has been there.
      followed.delete(name);
      put(state, undefined);
      state.value = value;
      state.writes += 1;
      take(state, value);
    },
    accompany: (name, companion) => {
      field(name).companion = companion;
    },
    leave: (name) => {
      const state = field(name);
      state.touched = true;
      if (policy !== 'submit' || pressed) look(state);
      for (const repeater of repeaters.get(name) ?? []) {
        if (field(repeater).touched) look(field(repeater));
      }
      void ask(state);
    },
    setSpecs,
    setSteps: (document) => {
      if (document === steps) return;
      steps = document;
      replan();
      arrange(form.step);
    },
    next,
    back,
    check,
    reset,
    showErrors,
    refuse,
    values,
    submit,
  };
};
