import { own, type JsonObject } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { rulesIdOf } from '../documents/form-table.ts';
import { freeId } from '../documents/free-id.ts';
import { idsOf, type PackDocuments } from '../documents/reader.ts';
import { withNewKeys } from '../documents/text-edits.ts';
import { freeTextKey } from '../documents/words-at.ts';
import { say } from '../language/say.ts';

export type NewForm = {
  name: string;
  /** Action that receives the values. */
  action: string;
  /** Form to copy. */
  from: string | undefined;
};

const withoutSchema = ({ $schema: _schema, ...rest }: JsonObject): JsonObject => rest;

/** A form with one group and no fields, or a copy of another with its own rules; and its new texts. */
export function newForm(
  documents: PackDocuments,
  { name, action, from }: NewForm,
): { id: string; made: Record<DocumentKey, JsonObject> } {
  const taken = [...idsOf(documents, 'form'), ...idsOf(documents, 'rules')];
  const id = freeId(name, taken, 'form');
  const title = freeTextKey(documents, `form.${id}.title`);
  const submit = freeTextKey(documents, `form.${id}.submit`);
  const source = from === undefined ? undefined : own(documents, documentKey('form', from));
  const sourceRules = from === undefined ? undefined : own(documents, documentKey('rules', rulesIdOf(documents, from) ?? '')); // oxfmt-ignore
  const said = { [title]: name, ...(source ? {} : { [submit]: say('console.forms.send') }) };
  const form: JsonObject = source
    ? { ...withoutSchema(source), id, rules: id, title }
    : {
        kind: 'form',
        id,
        rules: id,
        title,
        order: ['fields'],
        groups: { fields: { order: [] } },
        fields: {},
        submit: { label: submit, action: { do: action } },
      };
  const rules: JsonObject = { ...withoutSchema(sourceRules ?? { kind: 'rules', fields: {} }), id };
  return {
    id,
    made: {
      ...withNewKeys(documents, said),
      [documentKey('form', id)]: form,
      [documentKey('rules', id)]: rules,
    },
  };
}
