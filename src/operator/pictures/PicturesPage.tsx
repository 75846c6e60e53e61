import { useMemo, useState } from 'react';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { findUses } from '#engine/references/uses.ts';
import { refusalOf } from '../api/refusal.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Pager, usePages } from '../parts/Pager.tsx';
import { Picker } from '../parts/Picker.tsx';
import { usePackDocuments, useRights } from '../workspace/WorkspaceContext.tsx';
import { PictureCard } from './PictureCard.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { say } from '../language/say.ts';
import { UploadList } from './UploadList.tsx';
import { UploadZone } from './UploadZone.tsx';
import { usePictures } from './usePictures.ts';
import { useUploads } from './useUploads.ts';
import '../parts/filters.css';
import './pictures.css';

const PAGE = 24;
const ALL = '';

/** The pictures of the pack and of those below it. */
export const PicturesPage = () => {
  const { data: pictures, error, refetch } = usePictures();
  const documents = usePackDocuments();
  const [words, setWords] = useState('');
  const [owner, setOwner] = useState(ALL);
  const [use, setUse] = useState(ALL);
  const [opened, setOpened] = useState<string>();
  const rights = useRights('pictures');
  const uploads = useUploads();
  const uses = useMemo(() => findUses(schemaIndex, documents), [documents]);
  const countOf = (path: string): number => uses.of({ kind: 'image', name: path }).length;
  const found = (pictures ?? []).filter(
    ({ path, pack }) =>
      path.toLowerCase().includes(words.toLowerCase()) &&
      (owner === ALL || pack === owner) &&
      (use === ALL || countOf(path) > 0 === (use === 'used')),
  );
  const pages = usePages(found, PAGE);
  const shown = pictures?.find(({ path }) => path === opened);
  const owners = [...new Set((pictures ?? []).map(({ pack }) => pack))];

  return (
    <section className="op-section" aria-labelledby="pictures-title">
      <header className="op-section-head">
        <h1 id="pictures-title">{say('console.pictures.title')}</h1>
        <p className="op-lead">{say('console.pictures.lead')}</p>
      </header>
      {rights.edit && <UploadZone onFiles={uploads.add} />}
      {uploads.uploads.length > 0 && (
        <UploadList
          uploads={uploads}
          isTaken={(path) => pictures?.some((one) => one.path === path) ?? false}
        />
      )}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {!pictures && !error && <Loading rows={6} />}
      {pictures?.length === 0 && <EmptyState icon="pictures" title={say('console.pictures.emptyTitle')} />}
      {pictures && pictures.length > 0 && (
        <>
          <div className="op-filters" role="search">
            <input
              type="search"
              className="op-input"
              aria-label={say('console.pictures.search')}
              placeholder={say('console.pictures.search')}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            <Picker
              label={say('console.pictures.whose')}
              value={owner}
              options={[
                { id: ALL, name: say('console.pictures.all'), hint: '' },
                ...owners.map((pack) => ({
                  id: pack,
                  name: say('console.pictures.from', { pack }),
                  hint: '',
                })),
              ]}
              onChange={setOwner}
            />
            <Picker
              label={say('console.pictures.use')}
              value={use}
              options={[
                { id: ALL, name: say('console.pictures.allUses'), hint: '' },
                { id: 'used', name: say('console.pictures.used'), hint: '' },
                { id: 'unused', name: say('console.pictures.unused'), hint: '' },
              ]}
              onChange={setUse}
            />
            <span className="op-quiet" role="status">
              {say('console.pictures.found', { count: found.length })}
            </span>
          </div>
          {found.length === 0 && <EmptyState icon="pictures" title={say('console.pictures.none')} />}
          <ul className="op-pictures">
            {pages.shown.map((picture) => (
              <PictureCard
                key={picture.path}
                picture={picture}
                uses={countOf(picture.path)}
                onOpen={() => setOpened(picture.path)}
              />
            ))}
          </ul>
          <Pager pages={pages} label={say('console.pictures.pages')} />
        </>
      )}
      {shown && <PictureDialog picture={shown} onClose={() => setOpened(undefined)} />}
    </section>
  );
};
