import type { ThemeDocument } from '#contract/generated/documents.ts';
import { contrastFaults, requiredColors } from '../theme/contrast.ts';
import { own } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import type { Brand, BrandDocument } from './brand.ts';

/** Ring 3: checks that both modes have every colour, with sufficient contrast for texts and controls. */
export function checkTheme(brand: Brand, theme: BrandDocument): void {
  if (!brand.abstract) checkColors(brand, theme);
  for (const fault of contrastFaults(theme.content as unknown as ThemeDocument)) {
    const { mode, foreground, background, ratio, needed, suggestion } = fault;
    const colors = valueAt(theme.content, `/modes/${mode}`) as Record<string, string>;
    brand.report(theme.key, {
      code: 'LOW_CONTRAST',
      pointer: `/modes/${mode}/${foreground}`,
      message: `In the ${mode} mode "${foreground}" (${own(colors, foreground)}) on "${background}" (${own(colors, background)}) has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1; ${needed}:1 is needed to be readable.`,
      fix: suggestion
        ? `${suggestion} would be the nearest shade that is enough; or change "${background}".`
        : `Change "${background}": no shade of "${foreground}" stands out from it.`,
    });
  }
}

function checkColors(brand: Brand, theme: BrandDocument): void {
  for (const mode of ['dark', 'light']) {
    const colors = valueAt(theme.content, `/modes/${mode}`);
    for (const color of requiredColors) {
      if (valueAt(colors, `/${color}`) !== undefined) continue;
      brand.report(theme.key, {
        code: 'MISSING_COLOR',
        pointer: `/modes/${mode}/${color}`,
        message: `The ${mode} mode has no colour "${color}", which the portal paints with.`,
        fix: `Add "${color}" as #rrggbb.`,
      });
    }
  }
}
