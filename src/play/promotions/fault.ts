import type { Finding } from '#engine/validate/brand.ts';

/** A contradiction in a promotion. */
export type Fault = Finding<
  | 'PROMOTION_PERIOD'
  | 'PROMOTION_TRIGGER'
  | 'PROMOTION_METHOD'
  | 'PROMOTION_LEVEL'
  | 'PROMOTION_FACT'
  | 'PROMOTION_REWARD'
  | 'PROMOTION_CAP'
  | 'PROMOTION_WAGERING'
  | 'PROMOTION_BUDGET'
  | 'PROMOTION_RAFFLE'
  | 'PROMOTION_LIMITS'
  | 'PROMOTION_GROUP'
  | 'PROMOTION_CODE'
>;
