import { useMemo } from 'react';
import { useLocale } from '#ui/text/use-text.ts';
import { sayAmount, type AmountStyle } from '#ui/form/widgets/amount/amount-text.ts';

export type Money = AmountStyle & { say: (minor: string) => string };

/** Notation of an answer's amounts in the language on show. */
export function useMoney({ currency, digits }: { currency: string; digits: number }): Money {
  const language = useLocale();
  return useMemo(() => {
    const style = { code: currency, digits, language };
    return { ...style, say: (minor) => sayAmount(minor, style) };
  }, [currency, digits, language]);
}
