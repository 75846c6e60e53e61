import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { NoticeEntry } from './useNotices.ts';

/** When a notice shows, to whom, and where it leads. */
export const NoticeMeta = ({
  notice: { notice, phase },
  timeZone,
}: {
  notice: NoticeEntry;
  timeZone: string;
}) => (
  <>
    <span className={phase === 'live' ? 'op-chip op-chip-accent' : 'op-chip'}>
      {say(`console.notices.phases.${phase}`)}
    </span>
    {notice.from !== undefined && (
      <span>{say('console.notices.since', { moment: momentText(notice.from, timeZone) })}</span>
    )}
    {notice.until !== undefined && (
      <span>{say('console.notices.to', { moment: momentText(notice.until, timeZone) })}</span>
    )}
    {notice.audience === 'agents' && <span>{say('console.notices.audiences.agents')}</span>}
    {notice.type === 'B' && notice.to !== undefined && <code>{notice.to}</code>}
  </>
);
