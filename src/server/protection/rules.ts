import type { LiveBrand } from '#server/brands/types.ts';
import type { ProtectionDocument } from '#contract/generated/documents.ts';
import type { LimitKind } from './tables.ts';

/** Protection settings of a brand, with defaults for absent ones. */
export type ProtectionRules = {
  kinds: readonly LimitKind[];
  raiseHours: number;
  confirmHours: number;
  realityMinutes: readonly number[];
  realityFirst: number;
  realityOff: boolean;
  timeOutHours: readonly number[];
  exclusionMonths: readonly number[];
  permanent: boolean;
};

const kinds: readonly LimitKind[] = ['deposit', 'stake', 'loss'];

export function protectionRulesOf(brand: LiveBrand): ProtectionRules {
  const document = brand.documents['protection/main'] as ProtectionDocument | undefined;
  const { limits = {}, realityCheck = {} } = document ?? {};
  return {
    kinds: kinds.filter((kind) => limits[kind] ?? true),
    raiseHours: limits.raiseHours ?? 24,
    confirmHours: limits.confirmHours ?? 72,
    realityMinutes: realityCheck.minutes ?? [15, 30, 60],
    realityFirst: realityCheck.first ?? 60,
    realityOff: realityCheck.mayTurnOff ?? false,
    timeOutHours: document?.timeOutHours ?? [24, 72, 168, 336, 1008],
    exclusionMonths: document?.selfExclusionMonths ?? [6, 12, 24, 36, 60],
    permanent: document?.permanentExclusion ?? true,
  };
}
