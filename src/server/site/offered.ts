import type { HelpDocument } from '#contract/generated/documents.ts';
import { documentOf, flagOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { depositMethods, payoutMethods } from '#server/cashier/document.ts';
import { catalogueOf } from '#server/games/catalogue.ts';
import { offeredItems } from '#server/points/document.ts';

type Article = HelpDocument['articles'][string];
export type OfferedThing = NonNullable<Article['needs']>[number];

const lotteries: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);

const tests: Readonly<Record<OfferedThing, (brand: LiveBrand) => boolean>> = {
  demo: (brand) => flagOf(brand, 'freePlay'),
  phoneLogin: (brand) => flagOf(brand, 'loginByPhone') || flagOf(brand, 'MOBILEVERCODELOGIN3'),
  passkeys: (brand) => flagOf(brand, 'passkeys'),
  deposits: (brand) => depositMethods(brand).length > 0,
  withdrawals: (brand) => payoutMethods(brand).length > 0,
  mall: (brand) => offeredItems(brand).length > 0,
  promotions: (brand) => Object.keys(brand.documents).some((key) => key.startsWith('promotion/')),
  lottery: (brand) => catalogueOf(brand).vendors.some(({ item }) => lotteries.has(item.gameType)),
  appFiles: (brand) => Object.keys(documentOf(brand, 'lobby')?.downloads ?? {}).length > 0,
  webApp: (brand) => documentOf(brand, 'brand')?.app !== undefined,
  supportChat: (brand) => (documentOf(brand, 'support')?.desk ?? 'off') !== 'off',
  supportLinks: (brand) => Object.keys(documentOf(brand, 'lobby')?.support ?? {}).length > 0,
};

/** True when a brand offers all of it. */
export const offersAll = (brand: LiveBrand, needs: readonly OfferedThing[] = []): boolean =>
  needs.every((need) => tests[need](brand));
