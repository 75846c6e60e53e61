import type { ContractKind } from '#play/contracts/terms.ts';
import type { CallTypes } from '#contract/generated/calls.ts';
import { CallError } from '../gateway/call-error.ts';
import { withIntention } from '../gateway/intention.ts';
import type { Portal } from '../runtime/portal.ts';
import '#portal/gateway/late-calls.ts';

type Contract = CallTypes['contractInfo']['value']['infos'][number]['given'][number];
export type ContractInfo = CallTypes['contractInfo']['value'];
export type InfoOfKind = ContractInfo['infos'][number];
export type { Contract };

const callOf = {
  dividend: 'dividendContract',
  daily: 'dailySalaryContract',
  hourly: 'hourSalaryContract',
  realtime: 'realtimeSalaryContract',
} as const satisfies Record<ContractKind, string>;

export type ContractChange =
  | { do: 'offer'; account: string; terms: object; lastDay?: string }
  | { do: 'reject'; contract: string }
  | { do: 'accept' | 'terminate'; contract: string; ending?: string[] };

/** What came of a change; `affects` has contracts further down that would end, for the same change to confirm. */
export type ContractOutcome =
  | { done: true }
  | { done: false; affects: readonly Contract[] }
  | { done: false; code: string; reason: string | undefined };

/** Offers, accepts, rejects or ends a contract; once, whatever is pressed twice. */
export async function changeContract(
  portal: Portal,
  kind: ContractKind,
  change: ContractChange,
): Promise<ContractOutcome> {
  try {
    await withIntention(portal, 'contract', { kind, ...change }, (idempotencyKey) =>
      // The four calls differ in the terms of an offer alone.
      portal.gateway.call(callOf[kind] as 'dividendContract', { body: change as never }, { idempotencyKey }),
    );
    return { done: true };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { ending, reason } = (error.value ?? {}) as { ending?: Contract[]; reason?: string };
    if (error.code === 'CONTRACT_AFFECTS' && ending) return { done: false, affects: ending };
    return { done: false, code: error.code, reason };
  } finally {
    // A refusal may tell that the contract has changed.
    portal.calls.invalidate((id) => id === 'contractInfo' || id === 'contractHistory');
  }
}
