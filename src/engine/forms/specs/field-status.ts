import type { FieldName, FieldSpec, LiveCondition } from './field-spec.ts';
import { holds } from './live-condition.ts';

/** State of one field that results from the form's conditions and values. */
export type FieldStatus = {
  readonly shown: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  /** The value is sent, and other fields read it. */
  readonly sent: boolean;
};

type ReadField = (field: FieldName) => unknown;

export type FieldStatuses = {
  of(spec: FieldSpec): FieldStatus;
  /** Value of a field as conditions and repeats read it: undefined when it is not sent. */
  read: ReadField;
  /** Updates the fields that depend on a changed one; gives those whose state changed. */
  follow(field: FieldName): FieldName[];
};

/** Fields that depend on one field, in order of dependency. */
type Dependents = { shown: FieldSpec[]; required: FieldSpec[] };

const statusWith = (spec: FieldSpec, shown: boolean, disabled: boolean, required: boolean): FieldStatus => ({
  shown,
  disabled,
  required,
  sent: spec.enabled && !disabled && (shown || spec.whenHidden === 'keep'),
});

/** State of a field without its conditions over other fields; final for one that has none. */
export const statusAlone = (spec: FieldSpec): FieldStatus =>
  statusWith(spec, spec.enabled, spec.disabled, spec.required);

const readsOf = ({ when, enabledWhen }: FieldSpec): FieldName[] => [
  ...(when?.reads ?? []),
  ...(enabledWhen?.reads ?? []),
];

/** Sorts fields after those they read, except within cycles. */
const inOrder = (specs: ReadonlyMap<FieldName, FieldSpec>): FieldSpec[] => {
  const order: FieldSpec[] = [];
  const visited = new Set<FieldSpec>();
  const visit = (spec: FieldSpec | undefined): void => {
    if (!spec || visited.has(spec)) return;
    visited.add(spec);
    for (const name of readsOf(spec)) visit(specs.get(name));
    order.push(spec);
  };
  for (const spec of specs.values()) visit(spec);
  return order;
};

/** The spec for a state: `required` and `star` follow it. */
export const specFor = (spec: FieldSpec, { required }: Pick<FieldStatus, 'required'>): FieldSpec =>
  spec.required === required ? spec : { ...spec, required, star: required };

/**
 * Decides which fields show, are required, disabled and sent, on the page while a player types and on the gateway on arrival.
 * A value that is not sent reads as undefined, as does an undecided one in a circle of conditions; both sides therefore agree.
 */
export const createFieldStatuses = (
  specs: readonly FieldSpec[],
  specOf: (field: FieldName) => FieldSpec | undefined,
  valueOf: ReadField,
): FieldStatuses => {
  const conditional = new Map<FieldName, FieldSpec>();
  const demanded: FieldSpec[] = [];
  for (const spec of specs) {
    if (spec.when || spec.enabledWhen) conditional.set(spec.name, spec);
    if (spec.requiredWhen) demanded.push(spec);
  }
  const order = inOrder(conditional);
  const rank = new Map(order.map((spec, index) => [spec.name, index]));
  const decided = new Map<FieldName, FieldStatus>();
  const inputs = new Set([
    ...order.flatMap(readsOf),
    ...demanded.flatMap((spec) => spec.requiredWhen?.reads ?? []),
  ]);
  const dependents = new Map<FieldName, Dependents>();

  const sent = (field: FieldName): boolean => {
    const known = decided.get(field);
    if (known) return known.sent;
    const spec = specOf(field);
    return spec !== undefined && !conditional.has(field) && statusAlone(spec).sent;
  };
  const read: ReadField = (field) => (sent(field) ? valueOf(field) : undefined);
  const standingOf = (spec: FieldSpec): FieldStatus => decided.get(spec.name) ?? statusAlone(spec);

  const decideShown = (spec: FieldSpec): void => {
    const own = rank.get(spec.name) ?? 0;
    const readBefore: ReadField = (field) => ((rank.get(field) ?? -1) < own ? read(field) : undefined);
    const met = (condition: LiveCondition | undefined): boolean => !condition || holds(condition, readBefore);
    const disabled = spec.disabled || !met(spec.enabledWhen);
    decided.set(
      spec.name,
      statusWith(spec, spec.enabled && met(spec.when), disabled, standingOf(spec).required),
    );
  };

  const decideRequired = (spec: FieldSpec): void => {
    const { shown, disabled } = standingOf(spec);
    const asked = spec.requiredWhen !== undefined && holds(spec.requiredWhen, read);
    decided.set(spec.name, statusWith(spec, shown, disabled, spec.required || asked));
  };

  const dependentsOf = (field: FieldName): Dependents => {
    const known = dependents.get(field);
    if (known) return known;
    const names = new Set([field]);
    // The order follows dependencies, so one pass covers chains too.
    const shown = order.filter((spec) => {
      const depends = readsOf(spec).some((name) => names.has(name));
      if (depends) names.add(spec.name);
      return depends;
    });
    const required = demanded.filter((spec) => spec.requiredWhen?.reads.some((name) => names.has(name)));
    const found = { shown, required };
    dependents.set(field, found);
    return found;
  };

  order.forEach(decideShown);
  demanded.forEach(decideRequired);

  return {
    of: standingOf,
    read,
    follow: (field) => {
      if (!inputs.has(field)) return [];
      const { shown, required } = dependentsOf(field);
      const before = new Map([...shown, ...required].map((spec) => [spec, standingOf(spec)]));
      shown.forEach(decideShown);
      required.forEach(decideRequired);
      return [...before].flatMap(([spec, then]) => {
        const now = standingOf(spec);
        const same =
          then.shown === now.shown && then.disabled === now.disabled && then.required === now.required;
        return same ? [] : [spec.name];
      });
    },
  };
};
