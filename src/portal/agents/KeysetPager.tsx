import { useText } from '#ui/text/use-text.ts';
import type { Keyset } from './use-keyset.ts';
import { PagerStep } from '../parts/PagerStep.tsx';
import '../parts/pager.css';

/** Previous and next page of rows whose number is not known; nothing for a single page. */
export function KeysetPager({ pages, next }: { pages: Keyset; next: string | undefined }) {
  const say = useText();
  if (pages.page === 1 && next === undefined) return null;
  return (
    <nav className="lv-pager" aria-label={say('record.pages')}>
      <PagerStep way="back" disabled={pages.page === 1} onPress={pages.back} />
      <span aria-current="page">{say('block.pager.page', { page: pages.page })}</span>
      <PagerStep
        way="on"
        disabled={next === undefined}
        onPress={() => next !== undefined && pages.on(next)}
      />
    </nav>
  );
}
