/** Plural forms of i18next: `days_one` and `days_other` are both forms of `days`. */
const pluralForm = /^(.+)_(zero|one|two|few|many|other)$/;

/** The key a document names, without the plural form, and the form. */
export function splitPlural(key: string): { base: string; form: string | undefined } {
  const [, base, form] = pluralForm.exec(key) ?? [];
  return { base: base ?? key, form };
}
