import type { FlagsDocument } from '#contract/generated/documents.ts';
import { evaluate, factsOf, type FactReader } from '../conditions/conditions.ts';
import { own } from '../json/json.ts';
import { buckets, slotOf } from './deal.ts';

/** A flag's value: on, off, or a strategy. */
export type Flag = NonNullable<FlagsDocument['flags'][string]>;
export type FlagStrategy = Exclude<Flag, boolean>;

/** Whom a flag is asked for. */
export type FlagViewer = {
  /** Of the browser, 0 to 99; undefined where none is looking. */
  bucket: number | undefined;
  /** Present minute in UTC, as digits of date and time: 202612010930. */
  minute: () => number;
  fact: FactReader;
};

/** The minute of an instant in UTC, as digits. ISO 8601 in UTC is one with its digits alone. */
export const utcMinute = (instant: string): number => Number(instant.replaceAll(/\D/gu, '').slice(0, 12));

/** What a flag deals browsers by, on its own. */
const saltOf = (id: string, { run = 1 }: FlagStrategy, what: 'share' | 'variants'): string =>
  `${id}/${run}/${what}`;

/** True if a strategy has variants to choose among. */
export const hasVariants = (flag: Flag | undefined): flag is FlagStrategy & { variants: object } =>
  typeof flag === 'object' && flag.variants !== undefined && flag.variants.order.length > 0;

/** True for a flag that is on whoever looks, which needs no viewer to be known. */
export function isOnForAll(flag: Flag | undefined): boolean {
  if (typeof flag !== 'object') return flag === true;
  const { on = true, share = buckets, when = true, from, until } = flag;
  return on && share >= buckets && when === true && from === undefined && until === undefined;
}

/** True while a flag is on for a viewer. Reads every fact that its condition names. */
export function isFlagOn(id: string, flag: Flag | undefined, viewer: FlagViewer): boolean {
  if (typeof flag !== 'object') return flag === true;
  const { on = true, share = buckets, when, from, until } = flag;
  if (!on) return false;
  const minute = from === undefined && until === undefined ? undefined : viewer.minute();
  const fits = evaluate(when, viewer.fact);
  if (minute !== undefined && from !== undefined && minute < utcMinute(from)) return false;
  if (minute !== undefined && until !== undefined && minute >= utcMinute(until)) return false;
  if (!fits || share >= buckets) return fits;
  return viewer.bucket !== undefined && slotOf(viewer.bucket, saltOf(id, flag, 'share')) < share;
}

/** Percentage of buckets that have each variant, which sum up to 100, in their order. */
export function variantShares({ variants }: FlagStrategy): { variant: string; share: number }[] {
  const order = variants?.order ?? [];
  const weights = order.map((variant) => own(variants?.items ?? {}, variant)?.weight ?? 1);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let before = 0;
  return order.map((variant, index) => {
    const until = sum === 0 ? before : before + (weights[index] ?? 0);
    const share = sum === 0 ? 0 : Math.round((until * buckets) / sum) - Math.round((before * buckets) / sum);
    before = until;
    return { variant, share };
  });
}

/** The variant of a flag that a viewer has; empty while the flag is off or has none. */
export function variantOf(id: string, flag: Flag | undefined, viewer: FlagViewer): string {
  // Read even where there are no variants, so that the page follows the same facts.
  if (!isFlagOn(id, flag, viewer) || !hasVariants(flag)) return '';
  const shares = variantShares(flag);
  const only = shares.find(({ share }) => share > 0);
  if (only?.share === buckets) return only.variant;
  if (viewer.bucket === undefined) return shares[0]?.variant ?? '';
  const slot = slotOf(viewer.bucket, saltOf(id, flag, 'variants'));
  let until = 0;
  return shares.find(({ share }) => (until += share) > slot)?.variant ?? '';
}

/** A flag as it is for a viewer: on or off, with no more than the one variant that it has. */
function settled(id: string, flag: Flag, viewer: FlagViewer): Flag {
  const isOn = isFlagOn(id, flag, viewer);
  if (!hasVariants(flag) || !isOn) return isOn;
  const variant = variantOf(id, flag, viewer);
  const item = own(flag.variants.items, variant);
  if (!item) return isOn;
  return {
    ...(flag.run !== undefined && { run: flag.run }),
    variants: { order: [variant], items: { [variant]: item } },
  };
}

/** The flags of a document as they are for a viewer; the same object where no flag has a strategy. */
export function settledFlags(flags: FlagsDocument['flags'], viewer: FlagViewer): FlagsDocument['flags'] {
  if (!hasStrategies(flags)) return flags;
  return Object.fromEntries(
    Object.entries(flags).flatMap(([id, flag]) =>
      flag === undefined ? [] : [[id, settled(id, flag, viewer)]],
    ),
  );
}

export const hasStrategies = (flags: FlagsDocument['flags']): boolean =>
  Object.values(flags).some((flag) => typeof flag === 'object');

/** Every fact that the conditions of flags read. */
export const factsOfFlags = (flags: FlagsDocument['flags']): string[] =>
  Object.values(flags).flatMap((flag) => (typeof flag === 'object' ? factsOf(flag.when) : []));

/** Prefix of the fact by which a page asks the server for a flag; in no catalogue, since bundles alone have it. */
const askedPrefix = 'asked.';

/** A flag as pages get it: what operators note is left out, and of a condition that only the server can decide that it has to be asked. */
export function flagForPages(id: string, flag: Flag, isAsked: (fact: string) => boolean): Flag {
  if (typeof flag !== 'object') return flag;
  const { name: _name, description: _description, owner: _owner, expires: _expires, when, ...kept } = flag;
  if (when === undefined) return kept;
  return { ...kept, when: factsOf(when).some(isAsked) ? { var: `${askedPrefix}${id}` } : when };
}
