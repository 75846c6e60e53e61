import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ContentList } from '../entries/ContentList.tsx';
import { useOpenEntry } from '../entries/useOpenEntry.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Segments } from '../parts/Segments.tsx';
import { NewNoticeDialog } from './NewNoticeDialog.tsx';
import { noticePhases, noticeTypes, type NoticePhase } from './notice.ts';
import { NoticeDetail } from './NoticeDetail.tsx';
import { NoticeMeta } from './NoticeMeta.tsx';
import { useNotices } from './useNotices.ts';

type Wanted = NoticePhase | 'all';

/** Notices by where they show: in the list of notices, as popups, among promotions and in the line of the header. */
export const NoticesPage = () => {
  const { notice: opened } = useParams();
  const { edits, notices, timeZone } = useNotices();
  const [phase, setPhase] = useState<Wanted>('all');
  const [adding, setAdding] = useState(false);
  const all = notices.filter(({ notice }) => notice.type !== 'B');
  const found = all.filter((each) => phase === 'all' || each.phase === phase || each.entry.id === opened);
  const open = useOpenEntry('notices');
  const add = edits.mayWrite && edits.document !== undefined && (
    <Button look="main" icon="plus" onPress={() => setAdding(true)}>
      {say('console.notices.add')}
    </Button>
  );
  return (
    <section className="op-section" aria-labelledby="notices-title">
      <header className="op-section-head">
        <h1 id="notices-title">{say('console.notices.title')}</h1>
        <p className="op-lead">{say('console.notices.lead')}</p>
      </header>
      <div className="op-content-bar">
        <Segments
          label={say('console.notices.phase')}
          value={phase}
          options={(['all', ...noticePhases] as const).map((id) => ({
            id,
            name: say(`console.notices.phases.${id}`),
          }))}
          onChange={setPhase}
        />
        <span className="op-bar-gap" />
        {add}
      </div>
      {found.length === 0 && <EmptyState icon="feedback" title={say('console.notices.none')} />}
      {noticeTypes.map((type) => {
        const own = found.filter(({ notice }) => notice.type === type);
        return (
          own.length > 0 && (
            <section key={type} aria-labelledby={`notices-${type}`}>
              <h2 id={`notices-${type}`}>{say(`console.notices.types.${type}`)}</h2>
              <ContentList
                label={say(`console.notices.types.${type}`)}
                entries={own.map((each) => ({
                  ...each,
                  meta: <NoticeMeta notice={each} timeZone={timeZone} />,
                }))}
                edits={edits}
                opened={opened}
                onOpen={open}
                onShow={({ entry, name }, shown) => edits.show(entry.id, name, shown)}
              >
                {({ entry }) => {
                  const notice = own.find((each) => each.entry.id === entry.id);
                  return notice && <NoticeDetail notice={notice} edits={edits} timeZone={timeZone} />;
                }}
              </ContentList>
            </section>
          )
        );
      })}
      {adding && (
        <NewNoticeDialog edits={edits} isBanner={false} onMade={open} onClose={() => setAdding(false)} />
      )}
    </section>
  );
};
