/** Names in the language's own words; browsers do not know all of them. */
const names: Readonly<Record<string, string>> = {
  en: 'English',
  ja: '日本語',
  ko: '한국어',
  my: 'မြန်မာ',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  'zh-CN': '简体中文',
};

/** A language in its own words, such as "မြန်မာ". */
export function languageName(language: string): string {
  return names[language] ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** Codes as this trade writes them, where they are not the language's own. */
const tradeCodes: Readonly<Record<string, string>> = { 'zh-CN': 'CN' };

/** A short code such as "MY". */
export function languageCode(language: string): string {
  return tradeCodes[language] ?? (language.split('-')[0] ?? language).toUpperCase();
}

/** Country whose flag stands for a language. */
const countries: Readonly<Record<string, string>> = {
  my: 'mm',
  en: 'gb',
  zh: 'cn',
  th: 'th',
  vi: 'vn',
  ja: 'jp',
  ko: 'kr',
};

/** Address of the flag that stands for a language; undefined where none does. */
export function flagAddress(language: string): string | undefined {
  const country = countries[language.split('-')[0] ?? ''];
  return country === undefined ? undefined : `/wps/images/flags/${country}.svg`;
}
