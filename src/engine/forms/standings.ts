import type { FieldName, FieldSpec, LiveCondition } from './field-spec.ts';
import { holds } from './live-condition.ts';

/** What the conditions of a form make of one field for the values it holds. */
export type Standing = {
  readonly shown: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  /** Its value goes along, and other fields read it. */
  readonly sent: boolean;
};

type ReadField = (field: FieldName) => unknown;

export type Standings = {
  of(spec: FieldSpec): Standing;
  /** What conditions and repeats read of a field: its value, or undefined when it is not sent. */
  read: ReadField;
  /** Decides anew what depends on a field whose value changed; gives the fields that stand differently now. */
  follow(field: FieldName): FieldName[];
};

/** What depends on one field, each after what it depends on itself. */
type Dependents = { shown: FieldSpec[]; required: FieldSpec[] };

const standing = (spec: FieldSpec, shown: boolean, disabled: boolean, required: boolean): Standing => ({
  shown,
  disabled,
  required,
  sent: spec.enabled && !disabled && (shown || spec.whenHidden === 'keep'),
});

/** How a field stands without looking at others; for one without conditions that is how it stands. */
export const standingAlone = (spec: FieldSpec): Standing =>
  standing(spec, spec.enabled, spec.disabled, spec.required);

const readsOf = ({ when, enabledWhen }: FieldSpec): FieldName[] => [
  ...(when?.reads ?? []),
  ...(enabledWhen?.reads ?? []),
];

/** Each after those it reads, as far as conditions do not lead back to themselves. */
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

/** The field as it is checked and shown while its standing is this: `required` and `star` follow it. */
export const specFor = (spec: FieldSpec, { required }: Pick<Standing, 'required'>): FieldSpec =>
  spec.required === required ? spec : { ...spec, required, star: required };

/**
 * Which fields show, are required, cannot be changed, and have their value sent: the page asks it while a player types, the
 * gateway when the values arrive. Both come to the same because a value that is not sent reads as undefined. Conditions
 * may chain; where one leads back to itself, what is not decided yet reads as undefined too.
 */
export const createStandings = (
  specs: readonly FieldSpec[],
  specOf: (field: FieldName) => FieldSpec | undefined,
  valueOf: ReadField,
): Standings => {
  const conditional = new Map<FieldName, FieldSpec>();
  const demanded: FieldSpec[] = [];
  for (const spec of specs) {
    if (spec.when || spec.enabledWhen) conditional.set(spec.name, spec);
    if (spec.requiredWhen) demanded.push(spec);
  }
  const order = inOrder(conditional);
  const rank = new Map(order.map((spec, index) => [spec.name, index]));
  const decided = new Map<FieldName, Standing>();
  const inputs = new Set([
    ...order.flatMap(readsOf),
    ...demanded.flatMap((spec) => spec.requiredWhen?.reads ?? []),
  ]);
  const dependents = new Map<FieldName, Dependents>();

  const sent = (field: FieldName): boolean => {
    const known = decided.get(field);
    if (known) return known.sent;
    const spec = specOf(field);
    return spec !== undefined && !conditional.has(field) && standingAlone(spec).sent;
  };
  const read: ReadField = (field) => (sent(field) ? valueOf(field) : undefined);
  const standingOf = (spec: FieldSpec): Standing => decided.get(spec.name) ?? standingAlone(spec);

  const decideShown = (spec: FieldSpec): void => {
    const own = rank.get(spec.name) ?? 0;
    const readBefore: ReadField = (field) => ((rank.get(field) ?? -1) < own ? read(field) : undefined);
    const met = (condition: LiveCondition | undefined): boolean => !condition || holds(condition, readBefore);
    const disabled = spec.disabled || !met(spec.enabledWhen);
    decided.set(
      spec.name,
      standing(spec, spec.enabled && met(spec.when), disabled, standingOf(spec).required),
    );
  };

  const decideRequired = (spec: FieldSpec): void => {
    const { shown, disabled } = standingOf(spec);
    const asked = spec.requiredWhen !== undefined && holds(spec.requiredWhen, read);
    decided.set(spec.name, standing(spec, shown, disabled, spec.required || asked));
  };

  const dependentsOf = (field: FieldName): Dependents => {
    const known = dependents.get(field);
    if (known) return known;
    const names = new Set([field]);
    // In rank order a field comes after those it reads, so one pass finds chains too.
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
