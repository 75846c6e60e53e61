import { useMemo, type CSSProperties } from 'react';
import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';

/** Colours and words of small drawings. */
export type MiniatureTheme = { documents: PackDocuments; style: CSSProperties };

const names = {
  canvas: '#101418',
  surfaceRaised: '#1c242c',
  border: '#36424e',
  text: '#eef2f6',
  textMuted: '#9aa8b6',
  primary: '#3fb6a8',
  onPrimary: '#04201d',
  accent: '#f2b84b',
  heroFrom: '#16323a',
  heroTo: '#101418',
} as const;

const objectAt = (value: Json | undefined, name: string) => {
  const inner = isJsonObject(value) ? own(value, name) : undefined;
  return isJsonObject(inner) ? inner : undefined;
};

/** Colours of a brand's theme in its own mode, as custom properties; those of a default for what a theme lacks. */
function themeStyle(documents: PackDocuments): CSSProperties {
  const theme = own(documents, 'theme/main');
  const modes = objectAt(theme, 'modes');
  const preferred = own(documents, 'brand/main')?.['defaultMode'];
  const mode = objectAt(modes, preferred === 'light' ? 'light' : 'dark') ?? objectAt(modes, 'light');
  const radius = objectAt(theme, 'shape')?.['radiusCard'];
  const colors = Object.entries(names).map(([name, fallback]) => {
    const value = mode?.[name];
    return [`--mini-${name}`, typeof value === 'string' ? value : fallback];
  });
  return {
    ...Object.fromEntries(colors),
    '--mini-radius': `${typeof radius === 'number' ? Math.min(radius, 24) / 2 : 5}px`,
  };
}

/** Theme of the small drawings of these documents. */
export const miniatureTheme = (documents: PackDocuments): MiniatureTheme => ({
  documents,
  style: themeStyle(documents),
});

/** Theme of the small drawings of a pack. */
export function useMiniatureTheme(): MiniatureTheme {
  const documents = usePackDocuments();
  return useMemo(() => miniatureTheme(documents), [documents]);
}
