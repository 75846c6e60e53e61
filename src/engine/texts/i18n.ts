import { createInstance, type i18n as I18n } from 'i18next';

/** Texts of one language: i18next JSON with flat keys, as a document of kind `texts` holds them. */
export type LanguageTexts = { language: string; texts: Readonly<Record<string, string>> };

/** Namespace of a brand's texts; there is one, since keys are flat and hold dots and colons. */
const namespace = 'texts';

/** Languages asked in order for a missing key: the same for all, or per spoken language. */
export type Fallback = readonly string[] | ((language: string) => readonly string[]);

/**
 * An i18next instance for flat keys: `{{name}}` is a parameter, '' without a value; `count` selects the plural form, `context` the variant;
 * a missing key shows itself. Texts are never HTML, so nothing is escaped, and `$t(…)` in a parameter stays literal.
 */
export function createI18n(
  first: readonly LanguageTexts[],
  { language, fallback }: { language: string; fallback: Fallback },
): I18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: typeof fallback === 'function' ? (code) => [...fallback(code)] : [...fallback],
    initAsync: false,
    load: 'currentOnly',
    resources: Object.fromEntries(first.map(({ language: code, texts }) => [code, { [namespace]: texts }])),
    ns: namespace,
    defaultNS: namespace,
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: true,
    interpolation: { escapeValue: false, skipOnVariables: true },
    missingInterpolationHandler: () => '',
  });
  return instance;
}

/** Replaces the words of a language. */
export function replaceTexts(instance: I18n, { language, texts }: LanguageTexts): void {
  instance.removeResourceBundle(language, namespace);
  // Texts are never changed in place, so a copy of thousands would only cost time.
  instance.addResourceBundle(language, namespace, texts, false, true, { skipCopy: true });
}

/** Words of another key, which i18next looks up. */
const nested = '$t(';

type Params = Readonly<Record<string, unknown>>;

/** True where parameters choose among several texts of a key: a plural form or a variant. */
const isChoice = ({ count, context }: Params): boolean => count !== undefined || context !== undefined;

/** Parameters that choose among several texts of a key. */
const choosing = new Set(['count', 'context', 'ordinal']);

/**
 * Parameters as a right-to-left text takes them in: each between marks, so that an amount, a number with its sign, a name or a moment keeps
 * its own order and does not turn that of the sentence. What chooses among texts stays as it is.
 */
export const isolated = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && value !== '' && !choosing.has(name) ? `\u2068${value}\u2069` : value,
    ]),
  );

/**
 * Translates keys into the language that the instance speaks now, until its words or language change. A text that has nothing to choose
 * is looked up by itself and filled in by i18next's interpolation alone: its whole way takes up to twenty times as long, which was a
 * fifth of rendering a form.
 * @param isRightToLeft the language is written from right to left: parameters are isolated
 */
export function translator(instance: I18n, isRightToLeft = false): (key: string, params?: Params) => string {
  const texts = instance.getResourceBundle(instance.language, namespace) as
    | Record<string, string>
    | undefined;
  return (key, given = {}) => {
    const params = isRightToLeft ? isolated(given) : given;
    const text = texts && Object.hasOwn(texts, key) && !isChoice(params) ? texts[key] : undefined;
    if (text === undefined || text.includes(nested)) return instance.t(key, params);
    if (!text.includes('{{')) return text;
    return instance.services.interpolator.interpolate(text, params, instance.language, {});
  };
}
