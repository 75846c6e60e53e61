import { factsOf } from '../../conditions/conditions.ts';
import { isJsonObject, own, type JsonObject } from '../../json/json.ts';
import { joinPointer } from '../../json/pointer.ts';
import { list, suggest } from '../../suggest.ts';
import { topmost, type Cause } from '../blame.ts';
import { schemas, type Brand, type BrandDocument } from '../brand.ts';
import { fieldsKnownTo, formNote, needsForm, type FormNote } from '../../form-notes.ts';
import { askedFor, type AskedFor, type LeftOut } from './asked-for.ts';
import { fieldsOf, itemsOf, objectAt, type NamedEntry } from './read-form.ts';

/** An action that receives the values of a form. */
type Taking = {
  name: string;
  pointer: string;
  note: FormNote;
  /** The field whose code it sends. */ of?: string;
};

const actionOf = (value: JsonObject): string | undefined => {
  const { action } = value;
  return isJsonObject(action) && typeof action['do'] === 'string' ? action['do'] : undefined;
};

const actionsOf = (use: FormNote['use']): string[] =>
  Object.keys(schemas.actions).filter((name) => formNote(name)?.use === use);

/** Checks a form against the actions that receive its values: required fields are asked for, unknown ones are reported. */
export function checkActionFit(brand: Brand, form: BrandDocument): void {
  const asked = askedFor(brand, form);
  const taking = takingActions(brand, form, asked);
  for (const action of taking) checkNeeded(brand, form, asked, action);
  checkKnown(brand, form, asked, taking);
}

/** Actions that receive the values; reports those that take none. */
function takingActions(brand: Brand, form: BrandDocument, { shown }: AskedFor): Taking[] {
  const submit = { name: 'submit', value: objectAt(form, 'submit'), pointer: '/submit' };
  const sending = itemsOf(form, 'actions').filter(({ value }) => value['sends'] === true);
  const codes = fieldsOf(form).flatMap(({ name, value, pointer }): (NamedEntry & { of: string })[] =>
    isJsonObject(value['send']) && shown.has(name)
      ? [{ name, value: value['send'], pointer: joinPointer(pointer, 'send'), of: name }]
      : [],
  );
  return [
    ...[submit, ...sending].flatMap((entry) => taken(brand, form, entry, 'submit')),
    ...codes.flatMap(({ of, ...entry }) =>
      taken(brand, form, entry, 'code').map((action) => ({ ...action, of })),
    ),
  ];
}

function taken(brand: Brand, form: BrandDocument, entry: NamedEntry, use: FormNote['use']): Taking[] {
  const name = actionOf(entry.value);
  // Unknown actions are reported by the check of references.
  if (name === undefined || !Object.hasOwn(schemas.actions, name)) return [];
  const pointer = joinPointer(entry.pointer, 'action', 'do');
  const note = formNote(name);
  if (note?.use === use) return [{ name, pointer, note }];
  brand.report(form.key, {
    code: 'ACTION_TAKES_NO_FORM',
    pointer,
    message:
      use === 'submit'
        ? `"${name}" does nothing with the values of a form, so what players fill in would be lost.`
        : `"${name}" sends no code, so players would wait for one in vain.`,
    fix: suggest(
      name,
      actionsOf(use),
      `Name an action that ${use === 'submit' ? 'takes a form' : 'sends codes'}.`,
    ),
  });
  return [];
}

/** Names of second values, such as the dialling code of a number, with their field. */
const companionsOf = (form: BrandDocument): Map<string, string> =>
  new Map(
    fieldsOf(form).flatMap(({ name, value }) =>
      typeof value['companion'] === 'string' ? [[value['companion'], name] as const] : [],
    ),
  );

function checkNeeded(brand: Brand, form: BrandDocument, { modes, leftOut }: AskedFor, action: Taking): void {
  const { name, pointer, note, of } = action;
  const companions = companionsOf(form);
  const missing = (field: string, mode: NamedEntry | undefined): LeftOut | undefined => {
    const found = leftOut(field, mode);
    const carrier = companions.get(field);
    return found && carrier !== undefined ? leftOut(carrier, mode) : found;
  };
  const told = new Set<string>();
  for (const mode of modes) {
    if (of !== undefined && missing(of, mode)) continue;
    const known = mode && own(note.modes ?? {}, mode.name);
    if (note.onlyModes === true && known === undefined) {
      reportMode(brand, form, action, mode);
      continue;
    }
    const needs = known ?? note.needs ?? [];
    const further = Object.entries(note.together ?? {}).flatMap(([field, others]) =>
      missing(field, mode) ? [] : others,
    );
    for (const field of [...needs, ...further]) {
      const why = missing(field, mode);
      if (!why || told.has(field)) continue;
      told.add(field);
      const cause = topmost(brand, { key: form.key, pointer }, ...why.causes);
      brand.report(cause.key, {
        ...cause,
        code: 'ACTION_NEEDS_FIELD',
        message: `"${name}" needs "${field}"${mode && known ? ` in the mode "${mode.name}"` : ''}, but ${why.reason}, so the form could never be sent with success.`,
        fix: `Ask for "${field}" in a group that shows, or submit to another action.`,
      });
    }
  }
}

function reportMode(brand: Brand, form: BrandDocument, action: Taking, mode: NamedEntry | undefined): void {
  const modes = list(Object.keys(action.note.modes ?? {}));
  brand.report(form.key, {
    code: 'ACTION_NEEDS_MODE',
    pointer: mode?.pointer ?? action.pointer,
    ...(mode && { part: 'key' as const }),
    message: mode
      ? `"${action.name}" cannot be done in the mode "${mode.name}"; it knows ${modes}.`
      : `"${action.name}" is told by the mode of the form what to do, and the form has none.`,
    fix: `Let the form have modes of these names: ${modes}.`,
  });
}

/** Fields whose value is read on the page, by conditions and repeats. */
function readOnThePage(form: BrandDocument): Set<string> {
  const conditions = form.visits.filter(({ schema }) => schema['x-condition'] === true);
  const read = conditions.flatMap(({ value }) => factsOf(value)).filter((fact) => fact.startsWith('form.'));
  return new Set(read.map((fact) => fact.slice('form.'.length)));
}

/** Reports fields that no action takes, and fields whose input the action cannot take. */
function checkKnown(brand: Brand, form: BrandDocument, { shown }: AskedFor, taking: readonly Taking[]): void {
  const submitted = taking.filter(({ note }) => note.use === 'submit');
  // A form without a submit action is reported elsewhere.
  if (!submitted.some(({ pointer }) => pointer.startsWith('/submit/'))) return;
  const known = new Set(taking.flatMap(({ note }) => fieldsKnownTo(note)));
  const boxes = new Set(taking.flatMap(({ note }) => note.boxes ?? []));
  const files = new Set(taking.flatMap(({ note }) => note.files ?? []));
  const ownFields = taking.some(({ note }) => note.ownFields !== undefined);
  const onThePage = readOnThePage(form);
  const actions = list(new Set(submitted.map(({ name }) => name)));
  const unknown: NamedEntry[] = [];
  for (const { name, value, pointer } of fieldsOf(form)) {
    if (!shown.has(name)) continue;
    const isBox = value['input'] === 'checkbox';
    if (known.has(name)) {
      const isUpload = value['input'] === 'upload';
      if (isBox === boxes.has(name) && isUpload === files.has(name)) continue;
      brand.report(form.key, {
        code: 'FIELD_OF_OTHER_VALUE',
        pointer: joinPointer(pointer, 'input'),
        message: `${actions} takes "${name}" as ${boxes.has(name) ? 'true or false' : files.has(name) ? 'files' : 'a text'}, which the input "${String(value['input'])}" does not give, so the form would be refused.`,
        fix: boxes.has(name)
          ? 'Make it a check box.'
          : 'Choose an input whose value is a text, or another name.',
      });
      continue;
    }
    const isAgreement = isBox && value['mustAccept'] === true;
    if (ownFields || isAgreement || value['equals'] !== undefined || onThePage.has(name)) continue;
    unknown.push({ name, value, pointer });
  }
  reportUnknown(brand, form, { unknown, known, actions });
}

/** Reports each unknown field; those inherited from packs below are one problem of the pack that chose another action. */
function reportUnknown(
  brand: Brand,
  form: BrandDocument,
  {
    unknown,
    known,
    actions,
  }: { unknown: readonly NamedEntry[]; known: ReadonlySet<string>; actions: string },
): void {
  const action: Cause = { key: form.key, pointer: '/submit/action/do' };
  const below: string[] = [];
  for (const { name, pointer } of unknown) {
    const cause = topmost(brand, { key: form.key, pointer, part: 'key' }, action);
    if (cause === action) {
      below.push(name);
      continue;
    }
    brand.report(form.key, {
      ...cause,
      code: 'FIELD_UNKNOWN_TO_ACTION',
      message: `${actions} knows no field "${name}", so what players fill in there would be lost.`,
      fix: suggest(name, known, 'Take the field out of its group.'),
    });
  }
  if (below.length === 0) return;
  brand.report(form.key, {
    ...action,
    code: 'FIELD_UNKNOWN_TO_ACTION',
    message: `${actions} knows no field ${list(below)}, which the form asks for, so what players fill in there would be lost.`,
    fix: 'Name the action that the form was made for, or take these fields out of their groups.',
  });
}

/** Reports actions that need values of a form in menus, blocks and links, where there is none. */
export function checkActionsOutsideForms(brand: Brand, document: BrandDocument): void {
  for (const { pointer, value, schema } of document.visits) {
    if (schema['x-action'] !== true || !isJsonObject(value) || !needsForm(value['do'])) continue;
    if (document.kind === 'form' && getsValues(document, pointer)) continue;
    brand.report(document.key, {
      code: 'ACTION_WITHOUT_FORM',
      pointer: joinPointer(pointer, 'do'),
      message: `"${String(value['do'])}" needs the values of a form, and here it would run without any.`,
      fix: 'Open a modal or page with the form instead.',
    });
  }
}

/** True when an action of a form document receives the form's values. */
function getsValues(form: BrandDocument, pointer: string): boolean {
  if (pointer === '/submit/action' || /^\/fields\/[^/]*\/send\/action$/.test(pointer)) return true;
  return itemsOf(form, 'actions').some(
    ({ value, pointer: at }) => value['sends'] === true && pointer === joinPointer(at, 'action'),
  );
}
