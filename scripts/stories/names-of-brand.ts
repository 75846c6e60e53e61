import { schemaIndex } from '#contract/generated/schema-index.ts';
import type { CorePart } from '#engine/bundle/bundle-format.ts';

const definitions = schemaIndex.common['$defs'] as Readonly<Record<string, { enum?: readonly string[] }>>;

/**
 * Names of a brand that props of a block may refer to, by the mark of the schema: the choices of Storybook's controls.
 */
export function namesOfBrand(core: CorePart, assets: readonly string[]): Record<string, readonly string[]> {
  const screens = Object.values(core.screens);
  const of = (presentation: string): string[] =>
    screens.filter((screen) => screen.presentation === presentation).map(({ id }) => id);
  return {
    menu: Object.keys(core.menus),
    form: Object.keys(core.forms),
    rules: Object.keys(core.rules),
    modal: of('modal'),
    panel: of('panel'),
    pageScreen: of('page'),
    page: screens.flatMap(({ path }) => (path === undefined ? [] : [path])),
    image: [...assets].sort(),
    icon: definitions['icon']?.enum ?? [],
  };
}
