import type { ThemeDocument } from '#contract/generated/documents.ts';
import { contrastFaults, contrastRatio } from './contrast.ts';

type Modes = NonNullable<ThemeDocument['modes']>;
type ModeName = 'dark' | 'light';

const inkOn = (color: string): string =>
  (contrastRatio('#000000', color) ?? 0) >= (contrastRatio('#ffffff', color) ?? 0) ? '#000000' : '#ffffff';

/**
 * Changes of a theme's colours for a brand colour (`#rrggbb`): in each mode its nearest shade with sufficient contrast, and the
 * colour of text on it.
 */
export function brandColors(theme: ThemeDocument, color: string): Modes {
  const shade = (mode: ModeName): string => {
    let primary = color;
    // Another ground may require more contrast; each step continues in the same direction.
    for (let step = 0; step < 4; step += 1) {
      const modes = { ...theme.modes, [mode]: { ...theme.modes?.[mode], primary } };
      const fault = contrastFaults({ ...theme, modes }).find(
        (found) => found.mode === mode && found.foreground === 'primary',
      );
      if (!fault?.suggestion) return primary;
      primary = fault.suggestion;
    }
    return primary;
  };
  const colors = (mode: ModeName) => {
    const primary = shade(mode);
    return { primary, onPrimary: inkOn(primary) };
  };
  return { dark: colors('dark'), light: colors('light') };
}
