import type { FormDocument, FormField } from '#contract/generated/documents.ts';
import { inputDocumentOf } from '#engine/forms/inputs/parts/input-document.ts';
import { own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { rulesIdOf, withRule } from '../documents/form-table.ts';
import * as structure from '../documents/form-structure.ts';
import { freeId } from '../documents/free-id.ts';
import { documentOf, idsOf, withoutValue, withValue } from '../documents/reader.ts';
import { withNewKey } from '../documents/text-edits.ts';
import { freeTextKey } from '../documents/words-at.ts';
import { usePackDocuments, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';

type Edited = Record<DocumentKey, JsonObject>;

export type Structure = ReturnType<typeof useStructure>;

/** Edits of one form's structure: its fields, groups, steps and modes. */
export function useStructure(id: string) {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const key = documentKey('form', id);
  const form = documentOf(documents, 'form', id);

  const change = (label: string, next: (document: JsonObject) => JsonObject, group?: string): void => {
    const document = own(documents, key);
    if (document) workspace.edit(label, { [key]: next(document) }, group);
  };
  /** Applies a change that adds something with its own texts. */
  const changeWithWords = (
    label: string,
    { name, said }: { name: string; said: string },
    next: (document: JsonObject, textKey: string) => JsonObject,
    more: Edited = {},
  ): void => {
    const document = own(documents, key);
    if (!document) return;
    const textKey = freeTextKey(documents, name);
    workspace.edit(label, {
      ...withNewKey(documents, textKey, said),
      ...more,
      [key]: next(document, textKey),
    });
  };
  const idFor = (name: string, taken: object, fallback: string): string =>
    freeId(name, Object.keys(taken), fallback);

  return {
    key,
    form,
    /** Sets or removes the value at a path of the document. */
    set: (label: string, path: readonly string[], value: Json | undefined, group?: string) =>
      change(
        label,
        (document) => (value === undefined ? withoutValue(document, path) : withValue(document, path, value)),
        group,
      ),

    /** Shows a field that the form has, and makes its rule ask for it. */
    showField(field: string, name: string, group: string): void {
      const document = own(documents, key);
      if (!document) return;
      const rulesKey = documentKey('rules', rulesIdOf(documents, id) ?? '');
      const rules = own(documents, rulesKey);
      const rule = own(documentOf(documents, 'rules', rulesIdOf(documents, id) ?? '')?.fields ?? {}, field);
      workspace.edit(say('console.forms.added', { field: name }), {
        [key]: structure.withFieldAdded(document, field, { label: '', input: 'text' }, group),
        ...(rules && rule?.enabled === false
          ? { [rulesKey]: withRule(rules, field, { enabled: true }) }
          : {}),
      });
    },
    /** Adds a field, with a rule that makes it optional. */
    addField({
      field,
      name,
      input,
      group,
    }: {
      field: string;
      name: string;
      input: FormField['input'];
      group: string;
    }): void {
      const rulesId = rulesIdOf(documents, id);
      const rulesKey = rulesId === undefined ? undefined : documentKey('rules', rulesId);
      const rules = rulesKey === undefined ? undefined : own(documents, rulesKey);
      const withoutRule =
        rulesKey === undefined ||
        !rules ||
        own(documentOf(documents, 'rules', rulesId ?? '')?.fields ?? {}, field);
      changeWithWords(
        say('console.forms.added', { field: name }),
        { name: `form.${id}.${field}`, said: name },
        (document, label) =>
          structure.withFieldAdded(document, field, { label, input, ...inputDocumentOf(input).start }, group),
        withoutRule || rulesKey === undefined || !rules ? {} : { [rulesKey]: withRule(rules, field, {}) },
      );
    },
    moveField: (field: string, name: string, to: { group: string; index: number }, label: string) =>
      change(say('console.forms.toGroup', { field: name, group: label }), (document) =>
        structure.withFieldAt(document, field, to),
      ),
    hideField: (field: string, name: string) =>
      change(say('console.forms.hidden', { field: name }), (document) =>
        structure.withFieldHidden(document, field),
      ),
    removeField(field: string, name: string): void {
      const document = own(documents, key);
      if (!document) return;
      const rulesId = rulesIdOf(documents, id);
      const others = idsOf(documents, 'form').some(
        (other) =>
          other !== id &&
          rulesIdOf(documents, other) === rulesId &&
          own(documentOf(documents, 'form', other)?.fields ?? {}, field),
      );
      const rulesKey = documentKey('rules', rulesId ?? '');
      const rules = own(documents, rulesKey);
      workspace.edit(say('console.forms.removed', { field: name }), {
        [key]: structure.withFieldRemoved(document, field),
        ...(rules && !others ? { [rulesKey]: withoutValue(rules, ['fields', field]) } : {}),
      });
    },

    addGroup(): void {
      if (!form) return;
      const name = say('console.forms.newGroupName', { number: form.order.length + 1 });
      const group = idFor(name, form.groups, 'group');
      changeWithWords(
        say('console.forms.addGroup'),
        { name: `form.${id}.group.${group}`, said: name },
        (document, label) =>
          withValue(structure.withGroupAdded(document, group), ['groups', group, 'label'], label),
      );
    },
    showGroup: (group: string, name: string) =>
      change(say('console.forms.showGroup', { group: name }), (document) =>
        structure.withGroupShown(document, group),
      ),
    removeGroup: (group: string, name: string) =>
      change(say('console.forms.removeGroup', { group: name }), (document) =>
        structure.withGroupRemoved(document, group),
      ),
    moveGroup: (name: string, from: number, to: number) =>
      change(say('console.forms.edit', { field: name, what: say('console.forms.group') }), (document) =>
        structure.withGroupMoved(document, from, to),
      ),
    setStep: (group: string, name: string, step: string | undefined) =>
      change(say('console.forms.inStep', { group: name }), (document) =>
        structure.withGroupInStep(document, group, step),
      ),

    addStep(): void {
      if (!form) return;
      const taken = form.steps?.items ?? {};
      const name = say('console.forms.stepName', { number: Object.keys(taken).length + 1 });
      const step = idFor(name, taken, 'step');
      changeWithWords(
        say('console.forms.addStep'),
        { name: `form.${id}.step.${step}`, said: name },
        (document, label) =>
          form.steps
            ? structure.withStepAdded(document, step, label)
            : structure.withSteps(document, step, label),
      );
    },
    removeStep: (step: string, name: string) =>
      change(say('console.forms.removeStep', { step: name }), (document) =>
        structure.withStepRemoved(document, step),
      ),
    moveStep: (name: string, from: number, to: number) =>
      change(say('console.forms.edit', { field: name, what: say('console.forms.step') }), (document) =>
        structure.withStepMoved(document, from, to),
      ),
    stopSteps: () => change(say('console.forms.stopSteps'), structure.withoutSteps),

    addMode(): void {
      if (!form) return;
      const taken = form.modes ?? {};
      const name = say('console.forms.modeName', { number: Object.keys(taken).length + 1 });
      const mode = idFor(name, taken, 'way');
      const order = form.modeOrder ?? Object.keys(taken);
      changeWithWords(
        say('console.forms.addMode'),
        { name: `form.${id}.mode.${mode}`, said: name },
        (document, label) =>
          withValue(withValue(document, ['modes', mode], { label }), ['modeOrder'], [...order, mode]),
      );
    },
    removeMode: (mode: string, name: string) =>
      change(say('console.forms.removeMode', { mode: name }), (document) => {
        const order = (document as unknown as FormDocument).modeOrder ?? [];
        const left = withoutValue(document, ['modes', mode]);
        return withValue(
          left,
          ['modeOrder'],
          order.filter((other) => other !== mode),
        );
      }),
    addOption(field: string, value: string, order: readonly string[]): void {
      changeWithWords(
        say('console.forms.addOption'),
        { name: `form.${id}.${field}.${value}`, said: value },
        (document, label) =>
          withValue(
            withValue(document, ['fields', field, 'options', 'items', value], { label }),
            ['fields', field, 'options', 'order'],
            [...order, value],
          ),
      );
    },
    removeOption: (field: string, value: string, name: string, order: readonly string[]) =>
      change(say('console.forms.removeOption', { name }), (document) =>
        withValue(
          withoutValue(document, ['fields', field, 'options', 'items', value]),
          ['fields', field, 'options', 'order'],
          order.filter((other) => other !== value),
        ),
      ),
  };
}
