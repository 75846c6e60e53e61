import { useHydrated } from '#ui/base/use-hydrated.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { drawTime, ownTimeZone } from './draw-time.ts';
import './own-time.css';

/**
 * Time of a draw in the player's time zone; nothing if it is the same in the draw's. The server knows of no zone of the player's: until
 * the page is taken over, the brand's time keeps the room, unseen.
 */
export function OwnTime({ instant, timeZone }: { instant: number; timeZone: string }) {
  const say = useText();
  const locale = useLocale();
  const hydrated = useHydrated();
  const brandZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const here = drawTime(instant, hydrated ? ownTimeZone() : brandZone, locale, say);
  if (here === drawTime(instant, timeZone, locale, say)) return null;
  return (
    <span className="lv-draw-here" data-awaited={!hydrated || undefined} suppressHydrationWarning>
      {say('block.draws.yours', { time: here })}
    </span>
  );
}
