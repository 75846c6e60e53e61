import { isJsonObject, own } from '#engine/json/json.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import type { ProblemCodes } from '#engine/problems.ts';
import type { Brand, BrandDocument } from '#engine/validate/brand.ts';

export const stakeProblems = {
  UNIT_OUT_OF_LIMITS: {
    severity: 'error',
    explanation: 'A lottery offers a stake that its limits refuse.',
  },
  LEAST_BET_REFUSED: {
    severity: 'error',
    explanation: 'A lottery proposes a least bet that its limits refuse.',
  },
} as const satisfies ProblemCodes;

type StakeBrand = Brand<keyof typeof stakeProblems>;
type Fields = Readonly<Record<string, unknown>>;

const under = (fields: Fields, name: string): Fields => {
  const value = own(fields, name);
  return isJsonObject(value) ? value : {};
};

/** Reports stakes that pages offer and the limits refuse, of the document itself and of each currency. */
export function checkStakes(brand: StakeBrand, document: BrandDocument): void {
  const { content } = document;
  checkLayer(brand, document, '', content, content);
  for (const [currency, layer] of Object.entries(under(content, 'byCurrency'))) {
    if (isJsonObject(layer))
      checkLayer(brand, document, joinPointer('/byCurrency', currency), layer, content);
  }
}

/** Checks what one layer offers; limits that it leaves out are those of the document. */
function checkLayer(
  brand: StakeBrand,
  { key }: BrandDocument,
  pointer: string,
  layer: Fields,
  content: Fields,
): void {
  const limits = { ...under(content, 'limits'), ...under(layer, 'limits') };
  const [least, most] = [limits['minimumStake'], limits['maximumBet']].map(amountOf);
  const isRefused = (amount: number): boolean =>
    (least !== undefined && amount < least) || (most !== undefined && amount > most);
  const range = `from ${least ?? 0} to ${most ?? 'any amount'}`;
  const units = layer['units'];
  for (const [at, unit] of (Array.isArray(units) ? units : []).entries()) {
    const amount = amountOf(unit);
    if (amount === undefined || !isRefused(amount)) continue;
    brand.report(key, {
      code: 'UNIT_OUT_OF_LIMITS',
      pointer: `${pointer}/units/${at}`,
      message: `A stake of ${amount} is offered, and bets are taken ${range}, so whoever chooses it is refused.`,
      fix: 'Offer another stake, or change "limits".',
    });
  }
  const hint = amountOf(under(layer, 'hints')['minimumBet']);
  if (hint === undefined || !isRefused(hint)) return;
  brand.report(key, {
    code: 'LEAST_BET_REFUSED',
    pointer: `${pointer}/hints/minimumBet`,
    message: `Pages propose a bet of ${hint}, and bets are taken ${range}, so it is refused.`,
    fix: 'Propose an amount that "limits" allow.',
  });
}

const amountOf = (value: unknown): number | undefined =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : undefined;
