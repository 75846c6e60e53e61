import type { AnnouncementListProps } from '#contract/generated/blocks.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { AnnouncementPages } from './AnnouncementPages.tsx';
import { AnnouncementSkeleton } from './AnnouncementSkeleton.tsx';

/** The announcements for players, a page at a time, with the one chosen beside the list. */
export function AnnouncementList({ props }: BlockViewProps<AnnouncementListProps>) {
  const say = useText();
  const notices = useSource('notices');
  return (
    <div className="lv-content">
      <SourceView loaded={notices} skeleton={<AnnouncementSkeleton />}>
        {(value) =>
          value.length === 0 ? (
            <Notice icon="bell" title={say(props.empty ?? 'block.notices.none')} />
          ) : (
            <AnnouncementPages notices={value.slice(0, props.limit)} />
          )
        }
      </SourceView>
    </div>
  );
}
