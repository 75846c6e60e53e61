import type { BrandDocument, ScreenDocument } from '#contract/generated/documents.ts';

/** Role of a screen that the portal opens by itself, such as the home page. */
export type ScreenRole = keyof NonNullable<BrandDocument['roles']>;

type Screens = { brand: Pick<BrandDocument, 'roles'>; screens: Readonly<Record<string, ScreenDocument>> };

/** The screen that has a role in a brand; undefined where the brand names none. */
export function screenOfRole({ brand, screens }: Screens, role: ScreenRole): ScreenDocument | undefined {
  const id = brand.roles?.[role];
  return id !== undefined && Object.hasOwn(screens, id) ? screens[id] : undefined;
}
