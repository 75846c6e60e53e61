import type { LiveBrand } from '#server/brands/types.ts';
import { flagOf } from '#server/brands/documents.ts';

/** True if the brand offers login by a code to the member's number; it takes both switches, as on its page. */
export const offersSmsLogin = (brand: LiveBrand): boolean =>
  flagOf(brand, 'loginByPhone') && flagOf(brand, 'MOBILEVERCODELOGIN3');
