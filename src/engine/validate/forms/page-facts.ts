import { evaluate, factsOf } from '../../conditions/conditions.ts';
import { isJsonObject, own } from '../../json/json.ts';
import { ownFieldActionOf, ownFieldForms } from '../../own-fields.ts';
import { joinPointer } from '../../json/pointer.ts';
import { schemas, type Brand, type BrandDocument } from '../brand.ts';
import { fieldsOf, groupEntries, names, rulesOfForm, type NamedEntry } from './read-form.ts';

const facts = schemas.facts['facts'] as Readonly<Record<string, { pages?: true }>>;

const pageFact = (condition: unknown): string | undefined =>
  factsOf(condition).find((name) => own(facts, name)?.pages);

/** True when the condition shows the field on the gateway, where these facts are unknown. */
const isShownWithout = (condition: unknown): boolean => evaluate(condition as never, () => undefined);

/**
 * Reports conditions on facts that only pages know, in forms that the gateway checks: both would disagree. The platform's and
 * optional fields that the gateway always accepts may be hidden by them.
 */
export function checkPageFacts(brand: Brand, form: BrandDocument): void {
  if (!ownFieldForms.includes(form.id)) return;
  const rules = rulesOfForm(brand, form);
  const known = ownFieldActionOf(form.content)?.fields ?? [];
  const isOptional = ({ name, value }: NamedEntry): boolean => {
    // The platform itself requires its own fields.
    if (known.includes(name)) return true;
    const rule = own(rules, name);
    return value['requiredWhen'] === undefined && !(isJsonObject(rule) && rule['required'] === true);
  };
  const report = (pointer: string, condition: unknown, harmless: boolean): void => {
    const fact = pageFact(condition);
    if (fact === undefined || (harmless && isShownWithout(condition))) return;
    brand.report(form.key, {
      code: 'FACT_OF_PAGES_ONLY',
      pointer,
      message: `This condition reads "${fact}", which only pages know; the gateway checks the form too, and would refuse or lose what is entered.`,
      fix: 'Read a field of the form, or a fact that the gateway knows too.',
    });
  };
  const fields = new Map(fieldsOf(form).map((field) => [field.name, field]));
  for (const field of fields.values()) {
    for (const property of ['when', 'enabledWhen', 'requiredWhen'])
      report(joinPointer(field.pointer, property), field.value[property], isOptional(field));
  }
  for (const group of groupEntries(form)) {
    const held = names(group.value['order']).flatMap((name) => fields.get(name) ?? []);
    report(joinPointer(group.pointer, 'when'), group.value['when'], held.every(isOptional));
  }
}
