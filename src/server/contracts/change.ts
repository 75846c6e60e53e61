import { affectedContracts } from '#play/contracts/affected.ts';
import type { ContractKind, ContractTerms } from '#play/contracts/terms.ts';
import { isWithin, type Agreed } from '#play/contracts/within.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { findMember } from '#server/members/members.ts';
import {
  activeBelow,
  agreedOf,
  contractWithUpline,
  countingOf,
  countsUntil,
  findContract,
  houseId,
  lockContracts,
  periodOf,
  sideOf,
  type Changer,
  type Contract,
} from './contracts.ts';
import { termsFault, type TermsFault } from './document.ts';
import type { ContractEnding } from './tables.ts';
import { endContracts } from './end-contracts.ts';
import { tellSide } from './tell-sides.ts';

/** Why a contract is not possible. */
type ContractFault = TermsFault | 'NO_OWN_CONTRACT' | 'ABOVE_OWN' | 'NOT_DIRECT' | 'ENDS_TOO_EARLY';

export type Changed =
  | { ok: true; contract: Contract; ended: Contract[] }
  | { ok: false; code: 'CONTRACT_UNKNOWN' | 'CONTRACT_ANSWERED' }
  | { ok: false; code: 'CONTRACT_NOT_POSSIBLE'; fault: ContractFault }
  | { ok: false; code: 'CONTRACT_AFFECTS'; ending: Contract[] };

const impossible = (fault: ContractFault): Changed => ({ ok: false, code: 'CONTRACT_NOT_POSSIBLE', fault });

/** Who changes it, and when. */
type By = Changer & { brand: LiveBrand; now: Date };

/** Why an upline may not give terms: the bounds of the brand, and its own contract. */
async function faultOf(
  trx: Db,
  { brand }: Pick<By, 'brand'>,
  uplineId: string,
  agreed: Agreed,
): Promise<ContractFault | undefined> {
  const { terms } = agreed;
  const fault = termsFault(brand, terms);
  if (fault || uplineId === houseId) return fault;
  const own = await contractWithUpline(trx, { brand: brand.brand, kind: terms.kind }, uplineId, 'ACTIVE');
  if (!own) return 'NO_OWN_CONTRACT';
  return isWithin(agreed, agreedOf(own)) ? undefined : 'ABOVE_OWN';
}

const isDirect = async (trx: Db, brand: string, downlineId: string, uplineId: string): Promise<boolean> =>
  ((await findMember(trx, brand, downlineId))?.upline_id ?? houseId) === uplineId;

export type Offer = {
  id: string;
  /** Member id, or the house's. */
  uplineId: string;
  downlineId: string;
  terms: ContractTerms;
  expiresAt: Date | null;
};

/** Why an offer is refused, whether it is sent or only tried; undefined if it is not. */
export async function offerFault(
  db: Db,
  by: Pick<By, 'brand' | 'now'>,
  { uplineId, downlineId, terms, expiresAt }: Omit<Offer, 'id'>,
): Promise<ContractFault | undefined> {
  const { brand, now } = by;
  const fault = await faultOf(db, by, uplineId, { terms, expiresAt });
  if (fault) return fault;
  if (!(await isDirect(db, brand.brand, downlineId, uplineId))) return 'NOT_DIRECT';
  const times = countingOf(
    brand,
    { period: periodOf(terms), expires_at: expiresAt },
    { now, former: undefined },
  );
  return times ? undefined : 'ENDS_TOO_EARLY';
}

/** Offers a contract to a direct downline; an offer of the same kind that waits gives way to it. */
export async function offerContract(trx: Trx, by: By, offer: Offer): Promise<Changed> {
  const { brand, account, now } = by;
  const { id, uplineId, downlineId, terms, expiresAt } = offer;
  const ofKind = { brand: brand.brand, kind: terms.kind };
  await lockContracts(trx, ofKind);
  const fault = await offerFault(trx, by, offer);
  if (fault) return impossible(fault);
  const waiting = await contractWithUpline(trx, ofKind, downlineId, 'OFFERED');
  if (waiting) await reject(trx, by, waiting, 'REPLACED');
  const contract = await trx
    .insertInto('contracts')
    .values({
      ...ofKind,
      id,
      period: periodOf(terms),
      upline_id: uplineId,
      downline_id: downlineId,
      terms: JSON.stringify(terms),
      state: 'OFFERED',
      offered_at: now,
      offered_by: account,
      answered_at: null,
      ended_at: null,
      ended_by: null,
      ended_for: null,
      ended_side: null,
      reason: null,
      counts_from: null,
      counts_until: null,
      expires_at: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellSide(trx, contract, { topic: 'contractOffered', side: 'downline', by, now });
  return { ok: true, contract, ended: [] };
}

const reject = (trx: Trx, by: By, contract: Contract, why: ContractEnding): Promise<Contract> =>
  trx
    .updateTable('contracts')
    .set({
      state: 'REJECTED',
      answered_at: by.now,
      ended_by: by.account,
      ended_for: why,
      ended_side: sideOf(by, contract),
    })
    .where('brand', '=', by.brand.brand)
    .where('id', '=', contract.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** A contract of the kind that a member may change in a state, read under the lock of the kind. */
async function changing(
  trx: Trx,
  { brand }: By,
  { id, kind, state, mayChange }: Asked & { state: Contract['state'] },
): Promise<Contract | Extract<Changed, { ok: false }>> {
  await lockContracts(trx, { brand: brand.brand, kind });
  const contract = await findContract(trx, brand.brand, id);
  if (!contract || contract.kind !== kind || !mayChange(contract))
    return { ok: false, code: 'CONTRACT_UNKNOWN' };
  return contract.state === state ? contract : { ok: false, code: 'CONTRACT_ANSWERED' };
}

type Asked = { id: string; kind: ContractKind; mayChange: (contract: Contract) => boolean };

/** Rejects an offer, or withdraws one's own. */
export async function rejectContract(trx: Trx, by: By, asked: Asked): Promise<Changed> {
  const contract = await changing(trx, by, { ...asked, state: 'OFFERED' });
  if ('ok' in contract) return contract;
  const rejected = await reject(trx, by, contract, 'ANSWER');
  // The downline refuses, anybody else takes it back.
  await (rejected.ended_side === 'DOWNLINE'
    ? tellSide(trx, rejected, { topic: 'contractRefused', side: 'upline', by, now: by.now })
    : tellSide(trx, rejected, { topic: 'contractWithdrawn', side: 'downline', by, now: by.now }));
  return { ok: true, contract: rejected, ended: [] };
}

/** Active contracts further down that a change of an agent's contract ends. */
async function affectedBy(trx: Trx, { brand }: By, contract: Contract, next: Agreed | undefined) {
  const { kind, downline_id: agent } = contract;
  const below = await activeBelow(trx, { brand: brand.brand, kind }, agent);
  const given = below.map((row) => ({
    ...agreedOf(row),
    id: row.id,
    upline: row.upline_id,
    downline: row.downline_id,
    row,
  }));
  return affectedContracts(agent, next, given).map(({ row }) => row);
}

/** True if just these contracts were confirmed. */
const isConfirmed = (affected: readonly Contract[], ending: readonly string[]): boolean =>
  new Set(ending).size === affected.length && affected.every(({ id }) => ending.includes(id));

/**
 * Accepts an offer. It counts from the next period on, when the contract that it takes the place of counts no more; contracts further down
 * that pay more end with it, once these were confirmed.
 */
export async function acceptContract(
  trx: Trx,
  by: By,
  asked: Asked & { ending: readonly string[] },
): Promise<Changed> {
  const { brand, now } = by;
  const contract = await changing(trx, by, { ...asked, state: 'OFFERED' });
  if ('ok' in contract) return contract;
  const next = agreedOf(contract);
  const fault = await faultOf(trx, by, contract.upline_id, next);
  if (fault) return impossible(fault);
  if (!(await isDirect(trx, brand.brand, contract.downline_id, contract.upline_id)))
    return impossible('NOT_DIRECT');
  const ofKind = { brand: brand.brand, kind: contract.kind };
  const former = await contractWithUpline(trx, ofKind, contract.downline_id, 'ACTIVE');
  const times = countingOf(brand, contract, { now, former: former && countsUntil(brand, former, now) });
  if (!times) return impossible('ENDS_TOO_EARLY');
  const affected = await affectedBy(trx, by, contract, next);
  if (!isConfirmed(affected, asked.ending)) return { ok: false, code: 'CONTRACT_AFFECTS', ending: affected };
  const ending = { brand, state: 'TERMINATED', by, now } as const;
  const ended = [
    ...(await endContracts(trx, former ? [former] : [], { ...ending, why: 'REPLACED' })),
    ...(await endContracts(trx, affected, { ...ending, why: 'ABOVE' })),
  ];
  const accepted = await trx
    .updateTable('contracts')
    .set({ state: 'ACTIVE', answered_at: now, ...times })
    .where('brand', '=', brand.brand)
    .where('id', '=', contract.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellSide(trx, accepted, { topic: 'contractAccepted', side: 'upline', by, now });
  return { ok: true, contract: accepted, ended };
}

/** Terminates an active contract with what is given from it further down, once that was confirmed. */
export async function terminateContract(
  trx: Trx,
  by: By,
  asked: Asked & { ending: readonly string[] | 'all'; reason?: string },
): Promise<Changed> {
  const contract = await changing(trx, by, { ...asked, state: 'ACTIVE' });
  if ('ok' in contract) return contract;
  const affected = await affectedBy(trx, by, contract, undefined);
  if (asked.ending !== 'all' && !isConfirmed(affected, asked.ending))
    return { ok: false, code: 'CONTRACT_AFFECTS', ending: affected };
  const { brand, now } = by;
  const ending = { brand, state: 'TERMINATED', by, reason: asked.reason, now } as const;
  const [ended] = await endContracts(trx, [contract], { ...ending, why: 'ENDED' });
  const others = await endContracts(trx, affected, { ...ending, why: 'ABOVE' });
  return { ok: true, contract: ended ?? contract, ended: others };
}
