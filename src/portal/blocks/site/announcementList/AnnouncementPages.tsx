import { useEffect, useRef, useState } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { Pager } from '#portal/parts/Pager.tsx';
import { Prose } from '#portal/parts/Prose.tsx';
import type { SourceValues } from '#portal/sources/source-values.ts';
import './announcement-list.css';

type Announcement = SourceValues['notices'][number];

/** Announcements a page when the constants do not say. */
const usualPage = 7;

/**
 * The list and the pane. From 720 px up they stand side by side and the first of a page is open; below, the list stands alone until one is
 * chosen, and the pane leads back to it.
 */
export function AnnouncementPages({ notices }: { notices: readonly Announcement[] }) {
  const say = useText();
  const perPage = useDocuments((documents) => documents.constants.constants.noticesPerPage) ?? usualPage;
  const timeZone = useDocuments((documents) => documents.brand.timeZone) ?? 'UTC';
  const [wanted, setPage] = useState(1);
  const [chosen, setChosen] = useState<string>();
  const count = Math.ceil(notices.length / perPage);
  const page = Math.min(wanted, count);
  const shown = notices.slice((page - 1) * perPage, page * perPage);
  const open = shown.find(({ id }) => id === chosen) ?? shown[0];
  return (
    <div className="lv-notices">
      <div className="lv-notices-columns" data-chosen={chosen === undefined ? undefined : ''}>
        <div className="lv-notices-side">
          <ol className="lv-notices-list" start={(page - 1) * perPage + 1}>
            {shown.map((notice) => (
              <li key={notice.id}>
                <button
                  type="button"
                  className="lv-notices-entry"
                  aria-current={notice === open ? 'true' : undefined}
                  onClick={() => setChosen(notice.id)}
                >
                  <span className="lv-notices-name lv-clipped">{notice.title}</span>{' '}
                  <time className="lv-notices-date" dateTime={new Date(notice.date).toISOString()}>
                    {formatDateTime(notice.date, timeZone)}
                  </time>
                </button>
              </li>
            ))}
          </ol>
          <Pager
            page={page}
            count={count}
            label={say('block.notices.pages')}
            onPage={(to) => {
              setPage(to);
              setChosen(undefined);
            }}
          />
        </div>
        {open && (
          <Pane
            key={open.id}
            notice={open}
            timeZone={timeZone}
            chosen={chosen !== undefined}
            onBack={() => setChosen(undefined)}
          />
        )}
      </div>
    </div>
  );
}

function Pane({
  notice,
  timeZone,
  chosen,
  onBack,
}: {
  notice: Announcement;
  timeZone: string;
  chosen: boolean;
  onBack: () => void;
}) {
  const say = useText();
  const pane = useRef<HTMLElement>(null);
  const back = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the list has just made room for the pane: the focus must follow, or it is lost with the list.
    if (chosen && back.current && getComputedStyle(back.current).display !== 'none') {
      pane.current?.focus({ preventScroll: true });
    }
  }, [chosen]);
  return (
    <article
      ref={pane}
      className="lv-notices-pane"
      tabIndex={-1}
      aria-label={notice.title}
      aria-live="polite"
    >
      <div ref={back} className="lv-notices-back">
        <Button size="small" variant="ghost" icon="chevron" onClick={onBack}>
          {say('block.notices.back')}
        </Button>
      </div>
      <h3 className="lv-notices-title">{notice.title}</h3>
      <time className="lv-notices-date" dateTime={new Date(notice.date).toISOString()}>
        {formatDateTime(notice.date, timeZone)}
      </time>
      <Prose html={notice.content} className="lv-notices-content" />
    </article>
  );
}
