import { useMemo } from 'react';
import { useLocale } from '#ui/text/use-text.ts';
import { formatMoney } from './format-money.ts';

/** Notation of amounts in minor units: `signed` adds a plus to income. */
export type Money = {
  code: string;
  digits: number;
  language: string;
  say: (minor: string) => string;
  signed: (minor: string) => string;
};

/** Notation of an answer's amounts in the language on show. */
export function useMoney({ currency, digits }: { currency: string; digits: number }): Money {
  const language = useLocale();
  return useMemo(() => {
    const say = (minor: string) => formatMoney(minor, currency, digits, language);
    const signed = (minor: string) => formatMoney(minor, currency, digits, language, 'exceptZero');
    return { code: currency, digits, language, say, signed };
  }, [currency, digits, language]);
}
