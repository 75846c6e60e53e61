import { groupBy } from '#engine/group-by.ts';
/** Agent with a contract; the upline is undefined for who has it from the house. */
export type Claim = { id: string; upline: string | undefined; own: bigint };

/** `own` by the contract, `received` of it, `given` further down and `kept`, in minor units. */
export type Share = { own: bigint; received: bigint; given: bigint; kept: bigint };

/**
 * Pays down a tree: the house gives to its agents what their contracts say, each agent pays its direct downlines out of what it received and
 * keeps the rest. Where that does not suffice for all, they get it in proportion. All that is kept is what the house gives.
 */
export function sharesOf(claims: readonly Claim[]): ReadonlyMap<string, Share> {
  const below = groupBy(claims, ({ upline }) => upline);
  const shares = new Map<string, Share>();
  const pay = ({ id, own }: Claim, received: bigint): void => {
    const parts = divide(received, below.get(id) ?? []);
    const given = parts.reduce((sum, part) => sum + part.received, 0n);
    shares.set(id, { own, received, given, kept: received - given });
    due.push(...parts);
  };
  const due = (below.get(undefined) ?? []).map((claim) => ({ claim, received: claim.own }));
  // Grows while it is walked through, so that no depth of a tree is too much.
  for (const { claim, received } of due) pay(claim, received);
  return shares;
}

/** Divides an amount among claims: in full where it suffices, else in proportion, the odd units by the largest remainder. */
function divide(amount: bigint, claims: readonly Claim[]): { claim: Claim; received: bigint }[] {
  const asked = claims.reduce((sum, { own }) => sum + own, 0n);
  if (asked <= amount) return claims.map((claim) => ({ claim, received: claim.own }));
  const parts = claims.map((claim) => ({
    claim,
    received: (claim.own * amount) / asked,
    rest: (claim.own * amount) % asked,
  }));
  let odd = amount - parts.reduce((sum, { received }) => sum + received, 0n);
  const byRest = parts.toSorted((one, other) =>
    one.rest === other.rest ? (one.claim.id < other.claim.id ? -1 : 1) : one.rest > other.rest ? -1 : 1,
  );
  for (const part of byRest) {
    if (odd === 0n) break;
    part.received += 1n;
    odd -= 1n;
  }
  return parts;
}

/**
 * Amounts of a chain of agents on one bet, from the agent next to the player up: each gets what its own terms bring above those below it,
 * never less than nothing. Together they get what the highest terms bring.
 */
export function differenceOf(earned: readonly bigint[]): bigint[] {
  let highest = 0n;
  return earned.map((own) => {
    const amount = own > highest ? own - highest : 0n;
    highest += amount;
    return amount;
  });
}
