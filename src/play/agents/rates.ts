/** Hundredths of a percent (basis points): a whole number, as 250 for 2.5 %. */
export type Rate = number;

/** Rates that a brand allows, of its document `agents/main`. */
export type RateTerms = {
  /** Highest rate of anybody. */
  max: Rate;
  /** Rates are multiples of it. */
  step: Rate;
  /** Least distance of a rate to the upline's. */
  gap?: Rate | undefined;
};

/** What stands around a rate: above, below, and how far the kind of account goes. */
type Surroundings = {
  /** Rate of the upline; undefined at the top of a tree. */
  above: Rate | undefined;
  /** Highest rate of a direct downline; 0 without any. */
  below: Rate;
  /** Highest rate of the kind of account; undefined for any. */
  kindMax?: Rate | undefined;
};

export type RateBounds = { min: Rate; max: Rate; step: Rate };

const downTo = (rate: Rate, step: Rate): Rate => Math.floor(rate / step) * step;
const upTo = (rate: Rate, step: Rate): Rate => Math.ceil(rate / step) * step;

/** Rates that a member may have; none where `min` is above `max`. */
export function rateBounds(
  { max, step, gap = 0 }: RateTerms,
  { above, below, kindMax = max }: Surroundings,
): RateBounds {
  const fromAbove = above === undefined ? max : above - gap;
  return {
    min: upTo(below === 0 ? 0 : below + gap, step),
    max: downTo(Math.max(0, Math.min(max, kindMax, fromAbove)), step),
    step,
  };
}

export type RateFault = 'TOO_LARGE' | 'TOO_SMALL' | 'PATTERN';

/** Why a rate is refused; undefined if it is allowed. */
export function rateFault(rate: Rate, { min, max, step }: RateBounds): RateFault | undefined {
  if (rate > max) return 'TOO_LARGE';
  if (rate < min) return 'TOO_SMALL';
  return rate % step === 0 ? undefined : 'PATTERN';
}

/** Rate of a member who registers with an agent's invitation code: the brand's default, as far as the bounds allow. */
export const newcomerRate = (
  terms: RateTerms & { newcomers?: Rate | undefined },
  { above, kindMax }: Omit<Surroundings, 'below'>,
): Rate =>
  Math.min(downTo(terms.newcomers ?? 0, terms.step), rateBounds(terms, { above, below: 0, kindMax }).max);

/** Price group of a rate: 1800 and 20 for each percent. */
export const priceGroup = (rate: Rate): number => 1800 + rate / 5;
