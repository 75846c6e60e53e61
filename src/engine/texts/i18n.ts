import { createInstance, type i18n as I18n } from 'i18next';

/** Texts of one language: i18next JSON with flat keys, as a document of kind `texts` holds them. */
export type LanguageTexts = { language: string; texts: Readonly<Record<string, string>> };

/** Namespace of a brand's texts; there is one, since keys are flat and hold dots and colons. */
export const namespace = 'texts';

/**
 * An instance of i18next for flat keys: `{{name}}` is filled from the parameters and is nothing without a value, `count`
 * chooses the plural form, `context` the variant, a key without words says itself. What is said is text, never HTML, so
 * nothing is escaped, and `$t(…)` in a parameter stays as it is.
 *
 * @param fallback languages asked in this order for a key that the spoken one lacks
 */
export function createI18n(
  first: readonly LanguageTexts[],
  { language, fallback }: { language: string; fallback: readonly string[] },
): I18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: [...fallback],
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
