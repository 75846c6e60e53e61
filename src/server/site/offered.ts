import type { HelpDocument } from '#contract/generated/documents.ts';
import { documentOf, flagOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { catalogueOf } from '#server/games/catalogue.ts';

type Article = HelpDocument['articles'][string];
export type Offer = NonNullable<Article['needs']>[number];

const lotteries: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);

/** Methods of a cashier that are not switched off. */
export const enabledMethods = <Method extends { enabled?: boolean }>(
  methods: { order: readonly string[]; items: Readonly<Record<string, Method>> } | undefined,
): Method[] =>
  (methods?.order ?? []).flatMap((id) => {
    const method = methods?.items[id];
    return method && method.enabled !== false ? [method] : [];
  });

const tests: Readonly<Record<Offer, (brand: LiveBrand) => boolean>> = {
  demo: (brand) => flagOf(brand, 'freePlay'),
  phoneLogin: (brand) => flagOf(brand, 'loginByPhone') || flagOf(brand, 'MOBILEVERCODELOGIN3'),
  passkeys: (brand) => flagOf(brand, 'passkeys'),
  deposits: (brand) => enabledMethods(documentOf(brand, 'cashier')?.deposit.methods).length > 0,
  withdrawals: (brand) => enabledMethods(documentOf(brand, 'cashier')?.withdrawal.methods).length > 0,
  mall: (brand) => Object.keys(documentOf(brand, 'mall')?.items ?? {}).length > 0,
  lottery: (brand) => catalogueOf(brand).vendors.some(({ item }) => lotteries.has(item.gameType)),
  appFiles: (brand) => Object.keys(documentOf(brand, 'lobby')?.downloads ?? {}).length > 0,
  webApp: (brand) => documentOf(brand, 'brand')?.app !== undefined,
  supportChat: (brand) => (documentOf(brand, 'support')?.desk ?? 'off') !== 'off',
  supportLinks: (brand) => Object.keys(documentOf(brand, 'lobby')?.support ?? {}).length > 0,
};

/** True when a brand offers all of it. */
export const offersAll = (brand: LiveBrand, needs: readonly Offer[] = []): boolean =>
  needs.every((need) => tests[need](brand));
