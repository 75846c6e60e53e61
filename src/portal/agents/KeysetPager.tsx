import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Keyset } from './use-keyset.ts';
import '../parts/pager.css';

/** Previous and next page of rows whose number is not known; nothing for a single page. */
export function KeysetPager({ pages, next }: { pages: Keyset; next: string | undefined }) {
  const say = useText();
  if (pages.page === 1 && next === undefined) return null;
  return (
    <nav className="lv-pager" aria-label={say('record.pages')}>
      <Button
        size="small"
        variant="ghost"
        icon="chevron"
        className="lv-pager-back"
        aria-label={say('block.pager.back')}
        disabled={pages.page === 1}
        onClick={pages.back}
      />
      <span aria-current="page">{say('block.pager.page', { page: pages.page })}</span>
      <Button
        size="small"
        variant="ghost"
        icon="chevron"
        className="lv-pager-on"
        aria-label={say('block.pager.on')}
        disabled={next === undefined}
        onClick={() => next !== undefined && pages.on(next)}
      />
    </nav>
  );
}
