import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ContentList } from '../entries/ContentList.tsx';
import { useOpenEntry } from '../entries/useOpenEntry.ts';
import { say } from '../language/say.ts';
import { NewNoticeDialog } from '../notices/NewNoticeDialog.tsx';
import { NoticeDetail } from '../notices/NoticeDetail.tsx';
import { NoticeMeta } from '../notices/NoticeMeta.tsx';
import { useNotices } from '../notices/useNotices.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';

/** Banners of the carousels: pictures in their order, when they show and to whom. */
export const BannersPage = () => {
  const { banner } = useParams();
  const { edits, notices, timeZone } = useNotices();
  const [adding, setAdding] = useState(false);
  const banners = notices.filter(({ notice }) => notice.type === 'B');
  const open = useOpenEntry('banners');
  const add = edits.mayWrite && edits.document !== undefined && (
    <Button look="main" icon="plus" onPress={() => setAdding(true)}>
      {say('console.banners.add')}
    </Button>
  );
  return (
    <section className="op-section" aria-labelledby="banners-title">
      <header className="op-section-head">
        <h1 id="banners-title">{say('console.banners.title')}</h1>
        <p className="op-lead">{say('console.banners.lead')}</p>
      </header>
      {banners.length === 0 ? (
        <EmptyState icon="pictures" title={say('console.banners.none')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="op-content-bar">
            <span className="op-bar-gap" />
            {add}
          </div>
          <ContentList
            label={say('console.banners.title')}
            entries={banners.map((each) => ({
              ...each,
              meta: <NoticeMeta notice={each} timeZone={timeZone} />,
            }))}
            edits={edits}
            opened={banner}
            onOpen={open}
            onShow={({ entry, name }, shown) => edits.show(entry.id, name, shown)}
          >
            {({ entry }) => {
              const notice = banners.find((each) => each.entry.id === entry.id);
              return notice && <NoticeDetail notice={notice} edits={edits} timeZone={timeZone} />;
            }}
          </ContentList>
        </>
      )}
      {adding && <NewNoticeDialog edits={edits} isBanner onMade={open} onClose={() => setAdding(false)} />}
    </section>
  );
};
