import { useMemo } from 'react';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { findUses } from '#engine/references/uses.ts';
import { fontFaces } from '#engine/theme/brand-fonts.ts';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useFocusAfterRemoval } from '../parts/useFocusAfterRemoval.ts';
import { useStyleSheet } from '../parts/useStyleSheet.ts';
import { usePackDocuments, useRights } from '../workspace/WorkspaceContext.tsx';
import { FontCard } from './FontCard.tsx';
import { FontUpload } from './FontUpload.tsx';
import { useFonts } from './useFonts.ts';
import { pinnedPathOf } from './useThemeFaces.ts';
import '#ui/fonts/generated/faces.css';
import '../pictures/pictures.css';
import './fonts.css';

/** Fonts of the brand: those that are there, and a place for more. */
export const FontsPage = () => {
  const { data: fonts, error, refetch } = useFonts();
  const documents = usePackDocuments();
  const rights = useRights('pictures');
  const uses = useMemo(() => findUses(schemaIndex, documents), [documents]);
  const faces = useMemo(
    () =>
      (fonts ?? []).map((font) => fontFaces({ bodyFont: pinnedPathOf(font) }, () => font.address)).join(''),
    [fonts],
  );
  useStyleSheet(faces);
  const title = useFocusAfterRemoval(fonts?.length);
  return (
    <section className="op-section" aria-labelledby="fonts-title">
      <header className="op-section-head">
        <h1 id="fonts-title" ref={title} tabIndex={-1}>
          {say('console.fonts.title')}
        </h1>
        <p className="op-lead">{say('console.fonts.lead')}</p>
      </header>
      {rights.edit && <FontUpload />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {!fonts && !error && <Loading rows={4} />}
      {fonts?.length === 0 && (
        <EmptyState icon="fonts" title={say('console.fonts.emptyTitle')}>
          <p>{say('console.fonts.emptyText')}</p>
        </EmptyState>
      )}
      <ul className="op-fonts">
        {fonts?.map((font) => (
          <FontCard
            key={font.path}
            font={font}
            uses={uses.of({ kind: 'font', name: font.path }).map(({ pointer }) => pointer)}
          />
        ))}
      </ul>
    </section>
  );
};
