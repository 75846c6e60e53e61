import { wayBack } from '#contract/way-back.ts';

/** What a provider sent back in this tab, carried by the name of the window, which is cleared by looking. */
export function takeCarried(holder: { name: string }): string | undefined {
  const { name } = holder;
  if (!name.startsWith(wayBack.windowName)) return undefined;
  holder.name = '';
  return name.slice(wayBack.windowName.length);
}
