import { wayBack } from '#contract/way-back.ts';

/** A provider's answer carried in the window's name by this tab; reading clears it. */
export function takeCarried(holder: { name: string }): string | undefined {
  const { name } = holder;
  if (!name.startsWith(wayBack.windowName)) return undefined;
  holder.name = '';
  return name.slice(wayBack.windowName.length);
}
