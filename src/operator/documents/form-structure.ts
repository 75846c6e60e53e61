import type { FormDocument, FormField } from '#contract/generated/documents.ts';
import { own, type Json, type JsonObject } from '#engine/json/json.ts';
import { moved } from './order.ts';
import { withoutValue, withValue } from './reader.ts';

// Edits of a form document: each function returns the document with one change.

const typed = (form: JsonObject): FormDocument => form as unknown as FormDocument;

/** A value of the generated types as JSON, which all documents are. */
const json = (value: unknown): Json => value as Json;

const orderIn = (form: JsonObject, group: string): string[] => own(typed(form).groups, group)?.order ?? [];

/** Group of a field; undefined for one in no group. */
export const groupOf = (form: JsonObject, field: string): string | undefined =>
  Object.keys(typed(form).groups).find((group) => orderIn(form, group).includes(field));

/** Fields that the form knows and no group that shows has. */
export function hiddenFields(form: JsonObject): string[] {
  const { order, fields } = typed(form);
  const shown = new Set(order.flatMap((group) => orderIn(form, group)));
  return Object.keys(fields).filter((field) => !shown.has(field));
}

/** Groups that the form knows and does not show. */
export const hiddenGroups = (form: JsonObject): string[] =>
  Object.keys(typed(form).groups).filter((group) => !typed(form).order.includes(group));

const withGroupOrder = (form: JsonObject, group: string, order: readonly string[]): JsonObject =>
  withValue(form, ['groups', group, 'order'], [...order]);

/** Moves a field to a place in a group. */
export function withFieldAt(
  form: JsonObject,
  field: string,
  to: { group: string; index: number },
): JsonObject {
  const from = groupOf(form, field);
  const left =
    from === undefined ? form : withGroupOrder(form, from, orderIn(form, from).filter((name) => name !== field)); // oxfmt-ignore
  const order = orderIn(left, to.group);
  return withGroupOrder(left, to.group, [...order.slice(0, to.index), field, ...order.slice(to.index)]);
}

/** A field that the form has from now on, last in a group. */
export function withFieldAdded(form: JsonObject, name: string, field: FormField, group: string): JsonObject {
  const known = Object.hasOwn(typed(form).fields, name)
    ? form
    : withValue(form, ['fields', name], json(field));
  return withFieldAt(known, name, { group, index: orderIn(known, group).length });
}

/** Removes a field from its group; its definition stays. */
export function withFieldHidden(form: JsonObject, field: string): JsonObject {
  const group = groupOf(form, field);
  return group === undefined
    ? form
    : withGroupOrder(form, group, orderIn(form, group).filter((name) => name !== field)); // oxfmt-ignore
}

/** Lists of fields beside groups: those that a mode leaves out or requires, that a code needs, that a question sums up. */
function fieldLists({
  fields,
  modes = {},
  submit,
  actions,
}: FormDocument): { path: string[]; list: readonly string[] }[] {
  const found = [
    ...Object.entries(modes).flatMap(([mode, { omit, require }]) => [
      { path: ['modes', mode, 'omit'], list: omit },
      { path: ['modes', mode, 'require'], list: require },
    ]),
    ...Object.entries(fields).map(([name, { send }]) => ({
      path: ['fields', name, 'send', 'needs'],
      list: send?.needs,
    })),
    { path: ['submit', 'confirm', 'summary'], list: submit.confirm?.summary },
    ...Object.entries(actions?.items ?? {}).map(([name, { confirm }]) => ({
      path: ['actions', 'items', name, 'confirm', 'summary'],
      list: confirm?.summary,
    })),
  ];
  return found.flatMap(({ path, list }) => (list ? [{ path, list }] : []));
}

/** Removes a field, also from the form's lists of fields. */
export function withFieldRemoved(form: JsonObject, field: string): JsonObject {
  const hidden = withoutValue(withFieldHidden(form, field), ['fields', field]);
  return fieldLists(typed(hidden)).reduce(
    (document, { path, list }) =>
      list.includes(field)
        ? withValue(
            document,
            path,
            list.filter((name) => name !== field),
          )
        : document,
    hidden,
  );
}

export function withGroupAdded(form: JsonObject, id: string): JsonObject {
  const { order } = typed(form);
  return withValue(withValue(form, ['groups', id], { order: [] }), ['order'], [...order, id]);
}

/** A group that the form knows shows from now on, last. */
export const withGroupShown = (form: JsonObject, id: string): JsonObject =>
  withValue(form, ['order'], [...typed(form).order, id]);

/** Removes a group; its fields move to the end of the previous group, else of the next. */
export function withGroupRemoved(form: JsonObject, id: string): JsonObject {
  const { order, steps } = typed(form);
  const place = order.indexOf(id);
  const heir = order[place - 1] ?? order[place + 1];
  const given = heir === undefined ? form : withGroupOrder(form, heir, [...orderIn(form, heir), ...orderIn(form, id)]); // oxfmt-ignore
  const without = withValue(withoutValue(given, ['groups', id]), ['order'], order.filter((other) => other !== id)); // oxfmt-ignore
  return steps ? withGroupInStep(without, id, undefined) : without;
}

export const withGroupMoved = (form: JsonObject, from: number, to: number): JsonObject =>
  withValue(form, ['order'], moved(typed(form).order, from, to));

/** Turns a form into one with steps: a single one with every group. */
export const withSteps = (form: JsonObject, id: string, label: string): JsonObject =>
  withValue(form, ['steps'], { order: [id], items: { [id]: { label, groups: [...typed(form).order] } } });

export const withoutSteps = (form: JsonObject): JsonObject => withoutValue(form, ['steps']);

export function withStepAdded(form: JsonObject, id: string, label: string): JsonObject {
  const order = typed(form).steps?.order ?? [];
  const added = withValue(form, ['steps', 'items', id], { label, groups: [] });
  return withValue(added, ['steps', 'order'], [...order, id]);
}

/** Removes a step; its groups move to the previous one, else to the next. Removing the last one removes `steps`. */
export function withStepRemoved(form: JsonObject, id: string): JsonObject {
  const { steps } = typed(form);
  if (!steps) return form;
  const place = steps.order.indexOf(id);
  const heir = steps.order[place - 1] ?? steps.order[place + 1];
  if (heir === undefined) return withoutSteps(form);
  const groups = own(steps.items, id)?.groups ?? [];
  const given = withValue(form, ['steps', 'items', heir, 'groups'], [...(own(steps.items, heir)?.groups ?? []), ...groups]); // oxfmt-ignore
  const without = withoutValue(given, ['steps', 'items', id]);
  return withValue(without, ['steps', 'order'], steps.order.filter((other) => other !== id)); // oxfmt-ignore
}

export const withStepMoved = (form: JsonObject, from: number, to: number): JsonObject =>
  withValue(form, ['steps', 'order'], moved(typed(form).steps?.order ?? [], from, to));

/** Step of a group; undefined when there is none. */
export const stepOf = (form: JsonObject, group: string): string | undefined =>
  Object.entries(typed(form).steps?.items ?? {}).find(([, { groups }]) => groups.includes(group))?.[0];

/** Moves a group to another step, in the sequence of groups; undefined removes it from its step. */
export function withGroupInStep(form: JsonObject, group: string, step: string | undefined): JsonObject {
  const { steps, order } = typed(form);
  if (!steps) return form;
  return Object.entries(steps.items).reduce((document, [id, { groups }]) => {
    const others = groups.filter((other) => other !== group);
    const now = id === step ? order.filter((other) => others.includes(other) || other === group) : others;
    return now.length === groups.length && id !== step
      ? document
      : withValue(document, ['steps', 'items', id, 'groups'], now);
  }, form);
}
