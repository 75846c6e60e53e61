import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { documentKey } from '#engine/packs.ts';
import { documentAddress } from '../documents/document-address.ts';
import { say } from '../language/say.ts';
import { Miniature } from '../miniature/Miniature.tsx';
import { useMiniatureTheme } from '../miniature/miniature-theme.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { usePack, usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { savedSections, type SavedSection } from './sections.ts';

/** Kept sections with a drawing of each, to put one on a screen. */
export const SectionPicker = ({
  title,
  presentation,
  onPick,
  onClose,
}: {
  title: string;
  presentation: string | undefined;
  onPick: (section: SavedSection) => void;
  onClose: () => void;
}) => {
  const { pack } = usePack();
  const documents = usePackDocuments();
  const theme = useMiniatureTheme();
  const [search, setSearch] = useState('');
  const all = savedSections(documents, 'section', presentation);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ id, name, about }) =>
    words.every((word) => `${id} ${name} ${about}`.toLowerCase().includes(word)),
  );
  if (all.length === 0)
    return (
      <Dialog title={title} onClose={onClose}>
        <EmptyState icon="screens" title={say('console.sections.none')}>
          <p>{say('console.sections.noneHint')}</p>
        </EmptyState>
      </Dialog>
    );
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <div className="op-palette">
        <SearchBox label={say('console.sections.search')} value={search} first onChange={setSearch} />
        <ListBox
          aria-label={title}
          className="op-palette-list op-palette-group"
          layout="grid"
          items={found}
          dependencies={[theme]}
          renderEmptyState={() => <p className="op-quiet">{say('console.sections.notFound')}</p>}
          onAction={(key) => {
            const section = found.find(({ id }) => id === key);
            if (section) onPick(section);
          }}
        >
          {({ id, name, about, blocks }) => (
            <ListBoxItem id={id} textValue={name} className="op-palette-item">
              <Miniature blocks={blocks.map(({ block }) => block)} theme={theme} />
              {/* Named by its content: a name by its label alone lacks words that are seen. */}
              <span className="op-palette-name">
                {name}{' '}
                <span className="op-chip">
                  {say('console.screens.blocksCount', { count: blocks.length })}
                </span>
              </span>{' '}
              <span>{about}</span>
            </ListBoxItem>
          )}
        </ListBox>
        <details className="op-quiet">
          <summary>{say('console.sections.manage')}</summary>
          <ul className="op-rules">
            {all.map(({ id, name }) => (
              <li key={id}>
                <Link
                  className="op-link"
                  to={documentAddress(pack, documentKey('section', id))}
                  onClick={onClose}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </Dialog>
  );
};
