import { useAdmin } from '../api/AdminContext.tsx';
import { documentOf, nameOf } from '../documents/reader.ts';
import type { ContentEntry } from '../entries/content-entry.ts';
import { useEntryEdits } from '../entries/useEntryEdits.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { noticePhase, noticePlace, type PlayerNotice, type NoticePhase } from './notice.ts';

export type NoticeEntry = Omit<ContentEntry, 'meta'> & { notice: PlayerNotice; phase: NoticePhase };

/** Banners and notices of a brand as drafted, with edits of them. */
export function useNotices() {
  const { timers } = useAdmin();
  const documents = usePackDocuments();
  const edits = useEntryEdits(noticePlace);
  const notices = edits.entries.map((entry): NoticeEntry => {
    const notice = entry.value as PlayerNotice;
    const shown = entry.index >= 0;
    return {
      entry,
      notice,
      name: nameOf(documents, notice.title) ?? entry.id,
      picture: notice.image,
      shown,
      phase: noticePhase(notice, shown, timers.now()),
    };
  });
  return { edits, notices, timeZone: documentOf(documents, 'brand', 'main')?.timeZone ?? 'UTC' };
}
