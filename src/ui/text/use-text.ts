import { useTranslation } from 'react-i18next';

/** Says a text key in the language shown; params fill {{name}}, `count` chooses the plural. */
export type Say = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** The words of the brand. Draws again when the language or the published texts change. */
export function useText(): Say {
  const { t } = useTranslation();
  return t as Say;
}

/** The language shown, as a BCP 47 code. */
export function useLanguage(): string {
  return useTranslation().i18n.language;
}
