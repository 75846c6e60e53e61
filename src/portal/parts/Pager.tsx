import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
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
      <Button
        size="small"
        variant="ghost"
        icon="chevron"
        className="lv-pager-back"
        aria-label={say('block.pager.back')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
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
      <Button
        size="small"
        variant="ghost"
        icon="chevron"
        className="lv-pager-on"
        aria-label={say('block.pager.on')}
        disabled={page === count}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
