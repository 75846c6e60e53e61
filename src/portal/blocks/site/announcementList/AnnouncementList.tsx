import type { AnnouncementListProps } from '#contract/generated/blocks.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useCall } from '#portal/calls/use-call.ts';
import type { SourceValues } from '#portal/sources/source-values.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { AnnouncementPages } from './AnnouncementPages.tsx';
import { AnnouncementSkeleton } from './AnnouncementSkeleton.tsx';

/** The announcements for players, a page at a time, with the one chosen beside the list. */
export const AnnouncementList = ({ props }: BlockViewProps<AnnouncementListProps>) =>
  props.agents === true ? <WithAgents {...props} /> : <Announcements {...props} before={[]} />;

/** Those for agents alone come first. */
function WithAgents(props: AnnouncementListProps) {
  const own = useCall('agentNotices', {});
  return (
    <SourceView loaded={own} skeleton={<AnnouncementSkeleton />}>
      {({ notices }) => <Announcements {...props} before={notices} />}
    </SourceView>
  );
}

type Announcement = SourceValues['notices'][number];

function Announcements({
  before,
  empty,
  limit,
}: AnnouncementListProps & { before: readonly Announcement[] }) {
  const say = useText();
  const notices = useSource('notices');
  return (
    <div className="lv-content">
      <SourceView loaded={notices} skeleton={<AnnouncementSkeleton />}>
        {(value) =>
          value.length + before.length === 0 ? (
            <Notice icon="bell" title={say(empty ?? 'block.notices.none')} />
          ) : (
            <AnnouncementPages notices={[...before, ...value].slice(0, limit)} />
          )
        }
      </SourceView>
    </div>
  );
}
