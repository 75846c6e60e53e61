import { proxy, ref } from 'valtio/vanilla';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { Writable } from '#engine/proxy-types.ts';
import type { CheckContext } from '../checks/check-value.ts';
import { own } from '#engine/json/json.ts';
import { settledOf, type FieldEntry } from './field-entry.ts';
import { createMessages } from './field-messages.ts';
import type { FieldName, FieldSpec, FieldValue, FormValues } from '../specs/field-spec.ts';
import type { FormModelOptions } from './form-model.ts';
import type { FieldState } from './form-state.ts';
import { nestRows } from '../specs/repeated-rows.ts';
import { comparedValue } from '../checks/settled-value.ts';
import { createFieldStatuses, specFor, statusAlone, type FieldStatuses } from '../specs/field-status.ts';

/** Fields to check again when a field changes: those that repeat it or are compared with it across rows, by its name. */
const repeatersOf = (specs: readonly FieldSpec[]): Map<FieldName, FieldName[]> => {
  const repeaters = new Map<FieldName, FieldName[]>();
  for (const { name, equals, acrossRows } of specs) {
    if (equals !== undefined) repeaters.set(equals, [...(repeaters.get(equals) ?? []), name]);
    for (const before of acrossRows?.before ?? [])
      repeaters.set(before, [...(repeaters.get(before) ?? []), name]);
  }
  return repeaters;
};

/** Files are stored as refs, so that valtio does not proxy them. */
const whole = (value: FieldValue): FieldValue => (typeof value === 'object' ? ref(value) : value);

/**
 * Fields of a form: values, visibility and errors. A key press changes the state of its own field and of those that repeat it
 * or read it in a condition. `onShown` receives the groups in which a condition showed or hid a field.
 */
export const createFields = (options: FormModelOptions, onShown: (groups: ReadonlySet<string>) => void) => {
  const { initial = {}, clock } = options;
  const entries = new Map<FieldName, FieldEntry>();
  let specs: readonly FieldSpec[] = [];
  let repeaters = repeatersOf(specs);

  const specOf = (name: FieldName): FieldSpec | undefined => entries.get(name)?.spec;
  const valueOf = (name: FieldName): unknown => {
    const entry = entries.get(name);
    return entry && comparedValue(entry.spec, entry.state.value);
  };
  const judge = (): FieldStatuses => createFieldStatuses(specs, specOf, valueOf);
  let statuses = judge();

  const context: CheckContext = { valueOf: (name) => statuses.read(name), ...(clock && { clock }) };
  const messages = createMessages(entries, context, options);

  const entryFor = (name: FieldName): FieldEntry => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`The form has no field "${name}". Use a name that its specs list.`);
    return entry;
  };

  const startValue = ({ name, initial: start }: FieldSpec): FieldValue =>
    (own(initial, name) as FieldValue | undefined) ?? start;

  const repeatersFor = (name: FieldName): FieldEntry[] => (repeaters.get(name) ?? []).map(entryFor);

  const restore = (entry: FieldEntry): void => {
    const { state, spec } = entry;
    messages.clear(entry);
    state.value = whole(startValue(spec));
    state.touched = false;
    state.writes += 1;
  };

  /** Applies a field's conditions; true when it appeared or disappeared. Only the player's changes clear a field. */
  const place = (entry: FieldEntry, byPlayer: boolean): boolean => {
    const { state, spec } = entry;
    const { visible: before } = state;
    const status = statuses.of(spec);
    const same = spec.required === status.required;
    const placed = same ? spec : (entry.other ??= specFor(spec, status));
    // Writing what is there already costs a proxy three times what reading it does.
    if (state.spec !== placed) state.spec = ref(placed);
    if (before !== status.shown) state.visible = status.shown;
    if (state.disabled !== status.disabled) state.disabled = status.disabled;
    if (byPlayer && before && !status.shown && spec.enabled && spec.whenHidden === 'clear') restore(entry);
    return before !== status.shown;
  };

  /** Applies the conditions that read a field. */
  const follow = (name: FieldName): void => {
    const groups = new Set<string>();
    const moved = statuses.follow(name).map(entryFor);
    for (const entry of moved) if (place(entry, true)) groups.add(entry.spec.group);
    for (const entry of moved) {
      messages.moved(entry);
      repeatersFor(entry.spec.name).forEach(messages.originalChanged);
    }
    if (groups.size > 0) onShown(groups);
  };

  const take = (entry: FieldEntry, value: FieldValue): void => {
    const { name } = entry.spec;
    entry.state.value = whole(value);
    follow(name);
    messages.typed(entry);
    repeatersFor(name).forEach(messages.originalChanged);
  };

  const adopt = (spec: FieldSpec): FieldSpec => {
    const entry = entries.get(spec.name);
    if (entry && sameJson(entry.spec, spec)) return entry.spec;
    if (entry) {
      entry.spec = spec;
      entry.other = undefined;
      return spec;
    }
    const { shown, disabled } = statusAlone(spec);
    const state = proxy<Writable<FieldState>>({
      value: whole(startValue(spec)),
      companion: '',
      touched: false,
      error: undefined,
      visible: shown,
      disabled,
      checking: false,
      spec: ref(spec),
      writes: 0,
    });
    entries.set(spec.name, { state, spec, other: undefined });
    return spec;
  };

  /** Fields missing from the new specs keep their values, as if a rule omitted them. */
  const leaveOut = (listed: ReadonlySet<FieldName>): void => {
    for (const { spec } of entries.values()) if (!listed.has(spec.name)) adopt({ ...spec, enabled: false });
  };

  const placeAll = (): void => {
    statuses = judge();
    for (const entry of entries.values()) place(entry, false);
    messages.allMoved();
  };

  return {
    has: (name: FieldName): boolean => entries.has(name),
    field: (name: FieldName): FieldState => entryFor(name).state,

    isShown: (name: FieldName): boolean => entries.get(name)?.state.visible ?? false,

    /** Replaces the specs in place; equal ones stay the same objects. */
    setSpecs: (next: readonly FieldSpec[]): void => {
      specs = next.map(adopt);
      repeaters = repeatersOf(specs);
      if (entries.size > specs.length) leaveOut(new Set(specs.map(({ name }) => name)));
      placeAll();
    },

    change: (name: FieldName, value: FieldValue): void => take(entryFor(name), value),

    write: (name: FieldName, value: FieldValue): void => {
      const entry = entryFor(name);
      // The player did not enter this value, so no message shows until the player visits the field.
      messages.clear(entry);
      take(entry, value);
      entry.state.writes += 1;
    },

    accompany: (name: FieldName, companion: string): void => {
      const entry = entryFor(name);
      if (entry.state.companion === companion) return;
      entry.state.companion = companion;
      messages.accompanied(entry);
    },

    leave: (name: FieldName): void => {
      const entry = entryFor(name);
      entry.state.touched = true;
      messages.left(entry);
      repeatersFor(name).forEach(messages.originalLeft);
    },

    values: (): FormValues => {
      const values: Record<FieldName, FieldValue> = {};
      for (const spec of specs) {
        if (!statuses.of(spec).sent) continue;
        const entry = entryFor(spec.name);
        const { companion } = entry.state;
        values[spec.name] = settledOf(entry) as FieldValue;
        if (spec.companion !== undefined && companion !== '') values[spec.companion] = companion;
      }
      return nestRows(specs, values);
    },

    reset: (): void => {
      for (const entry of entries.values()) restore(entry);
      placeAll();
    },

    showErrors: messages.showErrors,
    ask: messages.ask,
    refuse: messages.refuse,
  };
};
