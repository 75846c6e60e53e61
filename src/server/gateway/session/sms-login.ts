import type { LiveBrand } from '#server/brands/types.ts';
import { flagOf } from '../documents.ts';

/** Whether a brand lets members in by a code to their number: it takes both switches, here as on its page. */
export const offersSmsLogin = (brand: LiveBrand): boolean =>
  flagOf(brand, 'loginByPhone') && flagOf(brand, 'MOBILEVERCODELOGIN3');
