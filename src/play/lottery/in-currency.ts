import type { LotteriesDocument } from '#contract/generated/documents.ts';

/** Lotteries as they are in a currency: its units, limits and hints count before the document's own. */
export function inCurrency(document: LotteriesDocument, currency: string): LotteriesDocument {
  const { byCurrency = {} } = document;
  const own = Object.hasOwn(byCurrency, currency) ? byCurrency[currency] : undefined;
  if (!own) return document;
  const { hints } = document;
  const minimumBet = own.hints?.minimumBet ?? hints?.minimumBet;
  return {
    ...document,
    ...(own.units && { units: own.units }),
    limits: { ...document.limits, ...own.limits },
    ...(minimumBet !== undefined && { hints: { ...hints, ...own.hints, minimumBet } }),
  };
}
