import { percentText } from '../language/format.ts';

/** A rate in hundredths of a percent, as a percentage. */
export const rateText = (rate: number): string => percentText(rate / 10_000);

/** Hundredths of a percent of a typed percentage; undefined for what is none, is finer, or is above a hundred. */
export const rateOfEntry = (text: string): number | undefined => {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,3}(?:\.\d{1,2})?$/u.test(typed)) return undefined;
  return Number(typed) > 100 ? undefined : Math.round(Number(typed) * 100);
};

export const entryOfRate = (rate: number): string => String(rate / 100);
