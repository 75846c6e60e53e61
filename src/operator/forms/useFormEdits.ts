import { own } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { rulesIdOf, withFieldMoved, withRule, type RuleChange } from '../documents/form-table.ts';
import type { Path } from '../documents/layer.ts';
import { originOf, type Inheritance } from '../documents/origin.ts';
import { say } from '../language/say.ts';
import {
  usePackDocuments,
  usePack,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';

export type FormEdits = ReturnType<typeof useFormEdits>;

/** Edits of one form, and the origins of its values. */
export function useFormEdits(form: string) {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { extends: parent } = usePack();
  const { drafts } = useWorkspaceState();
  const formKey = documentKey('form', form);
  const rulesId = rulesIdOf(documents, form);
  const rulesKey = rulesId === undefined ? undefined : documentKey('rules', rulesId);

  const origin = (key: string | undefined, path: Path): Inheritance =>
    originOf(key === undefined ? undefined : own(drafts, key), { pack: workspace.pack, parent }, path);

  return {
    rulesKey,
    hasRules: rulesKey !== undefined && own(documents, rulesKey) !== undefined,
    setRule(field: string, label: string, change: RuleChange, group?: string): void {
      const rules = rulesKey === undefined ? undefined : own(documents, rulesKey);
      if (rulesKey === undefined || !rules) return;
      workspace.edit(label, { [rulesKey]: withRule(rules, field, change) }, group);
    },
    moveField(group: string, name: string, from: number, to: number): void {
      const document = own(documents, formKey);
      if (document)
        workspace.edit(say('console.fields.editOrder', { field: name }), {
          [formKey]: withFieldMoved(document, group, from, to),
        });
    },
    ruleOrigin: (field: string, name: string): Inheritance => origin(rulesKey, ['fields', field, name]),
    fieldIsSet: (field: string): boolean => origin(rulesKey, ['fields', field]).set,
    orderOrigin: (group: string): Inheritance => origin(formKey, ['groups', group, 'order']),
    resetRule(field: string, label: string, names?: readonly string[]): void {
      if (rulesKey === undefined) return;
      const paths = names ? names.map((name) => ['fields', field, name]) : [['fields', field]];
      workspace.reset(label, { [rulesKey]: paths });
    },
    resetOrder(group: string): void {
      workspace.reset(say('console.inheritance.resetOrder'), { [formKey]: [['groups', group, 'order']] });
    },
  };
}
