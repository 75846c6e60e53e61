import { useText } from '#ui/text/use-text.ts';
import { PagerStep } from './PagerStep.tsx';
import { pageRange } from './page-range.ts';
import './pager.css';

/** Page numbers with previous and next; nothing for a single page. Pages count from 1. */
export function Pager({
  page,
  count,
  onPage,
  label,
}: {
  page: number;
  count: number;
  onPage: (page: number) => void;
  label: string;
}) {
  const say = useText();
  if (count < 2) return null;
  return (
    <nav className="lv-pager" aria-label={label}>
      <PagerStep way="back" disabled={page === 1} onPress={() => onPage(page - 1)} />
      <ol>
        {pageRange(page, count).map((entry, index) =>
          entry === 'gap' ? (
            <li key={index === 1 ? 'gap at the start' : 'gap at the end'} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <button
                type="button"
                className="lv-pager-page"
                aria-label={say('block.pager.page', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPage(entry)}
              >
                {entry}
              </button>
            </li>
          ),
        )}
      </ol>
      <PagerStep way="on" disabled={page === count} onPress={() => onPage(page + 1)} />
    </nav>
  );
}
