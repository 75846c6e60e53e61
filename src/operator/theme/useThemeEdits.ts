import { useMemo } from 'react';
import type { ThemeDocument } from '#contract/generated/documents.ts';
import { contrastPairs, mendingShade, type ColorName, type ModeName } from '#engine/theme/contrast.ts';
import { own } from '#engine/json/json.ts';
import { documentOf, withoutValue, withValue } from '../documents/reader.ts';
import { useOrigins } from '../workspace/useOrigins.ts';
import {
  usePackDocuments,
  useRights,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';
import { colorName } from './color-groups.ts';
import { say } from '../language/say.ts';

export const themeKey = 'theme/main';
export const modeNames: readonly ModeName[] = ['dark', 'light'];

/** True for a colour that a theme accepts. */
export const isColor = (text: string): boolean => /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);

export type ThemeEdits = NonNullable<ReturnType<typeof useThemeEdits>>;

/** The edited theme with its contrasts, and its edits; undefined without a theme. */
export function useThemeEdits() {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const origins = useOrigins(themeKey);
  const rights = useRights('theme');
  const draft = own(useWorkspaceState().drafts, themeKey);
  const theme = documentOf(documents, 'theme', 'main');
  const pairs = useMemo(() => (theme ? contrastPairs(theme) : []), [theme]);
  const document = own(documents, themeKey);
  if (!theme || !document) return undefined;
  const steps = (mode: ModeName, token?: ColorName): string[] =>
    token === undefined ? ['modes', mode] : ['modes', mode, token];

  return {
    theme,
    document,
    editable: rights.edit,
    parent: origins.parent,
    /** The parent's theme; undefined without one. Typed by its schema, as by `documentOf`. */
    below: (draft?.parent ?? undefined) as ThemeDocument | undefined,
    pairs,
    pairsOf: (mode: ModeName, token: ColorName) =>
      pairs.filter((pair) => pair.mode === mode && (pair.foreground === token || pair.background === token)),
    color: (mode: ModeName, token: ColorName): string | undefined => theme.modes?.[mode]?.[token],
    mending: (mode: ModeName, token: ColorName): string | undefined => mendingShade(theme, mode, token),
    origin: (mode: ModeName, token?: ColorName) => origins.of(steps(mode, token)),
    /** `typed` in parts, which are one step of undo, or chosen at once. */
    setColor(mode: ModeName, token: ColorName, color: string, typed: boolean): void {
      const path = steps(mode, token);
      const edited = color === '' ? withoutValue(document, path) : withValue(document, path, color);
      workspace.edit(
        say('console.theme.edit', { name: colorName(token), mode: say(`console.theme.${mode}`) }),
        { [themeKey]: edited },
        typed ? `${themeKey}/${path.join('/')}` : undefined,
      );
    },
    reset(label: string, mode: ModeName, token?: ColorName): void {
      origins.reset(say('console.theme.reset', { name: label }), steps(mode, token));
    },
  };
}
