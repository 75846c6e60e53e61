import { groupBy } from '#engine/group-by.ts';
import { isWithin, type Agreed } from './within.ts';

export type GivenContract = Agreed & { id: string; upline: string; downline: string };

/**
 * Contracts further down that cannot stay when an agent's own contract becomes `next`, or ends (undefined): those it has given that are not
 * within, and everything below these.
 */
export function affectedContracts<C extends GivenContract>(
  agent: string,
  next: Agreed | undefined,
  active: readonly C[],
): C[] {
  const given = groupBy(active, ({ upline }) => upline);
  const ending = (given.get(agent) ?? []).filter((contract) => !next || !isWithin(contract, next));
  // Grows while it is walked through: what is below a contract that ends has nothing to be paid from.
  for (const { downline } of ending) ending.push(...(given.get(downline) ?? []));
  return ending;
}
