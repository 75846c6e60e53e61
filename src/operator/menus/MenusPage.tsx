import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { documentKey } from '#engine/packs.ts';
import { mainMenu } from '../documents/main-menu.ts';
import { menuNodes, menuName } from '../documents/menu-entries.ts';
import { idsOf } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LinkTabs } from '../parts/LinkTabs.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { problemPlace } from '../problems/problem-place.ts';
import { say } from '../language/say.ts';
import { isChanged } from '../workspace/state.ts';
import { usePackDocuments, usePack, useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { EntryPart } from './EntryPart.tsx';
import { NewEntryDialog } from './NewEntryDialog.tsx';
import { NewMenuDialog } from './NewMenuDialog.tsx';

import { useMenuEdits } from './useMenuEdits.ts';
import './menus.css';

export const MenusPage = () => {
  const rights = useRights('menu');
  const [asking, setAsking] = useState<'entry' | 'menu'>();
  const { pack } = usePack();
  const { menu: asked } = useParams();
  const [search] = useSearchParams();
  const documents = usePackDocuments();
  const { drafts, problems } = useWorkspaceState();
  const menus = idsOf(documents, 'menu');
  const menu = asked ?? mainMenu(documents);

  const edits = useMenuEdits(menu ?? '');
  if (menu === undefined) {
    return (
      <EmptyState icon="menus" title={say('console.entries.emptyTitle')}>
        <p>{say('console.entries.empty')}</p>
      </EmptyState>
    );
  }
  if (!menus.includes(menu)) return <Navigate to={`/${pack}/menus`} replace />;
  if (asked === undefined) return <Navigate to={`/${pack}/menus/${menu}`} replace />;

  const entries = menuNodes(documents, menu);
  const here = (problems ?? [])
    .map((problem) => ({ problem, place: problemPlace(documents, problem) }))
    .filter(({ place }) => place.menu?.menu === menu);
  const changed = (id: string): boolean => {
    const draft = drafts[documentKey('menu', id)];
    return draft !== undefined && isChanged(draft);
  };

  return (
    <section className="op-section" aria-labelledby="menu-title">
      <LinkTabs
        label={say('console.entries.pick')}
        tabs={menus.map((id) => ({
          id,
          to: `/${pack}/menus/${id}`,
          label: menuName(documents, id),
          marked: changed(id),
        }))}
      />
      <header className="op-section-head">
        <h1 id="menu-title">
          {menuName(documents, menu)} <code className="op-id">{menu}</code>
        </h1>
        <p className="op-lead">{say('console.entries.lead')}</p>
        {rights.edit && (
          <div className="op-entry-acts">
            <Button icon="plus" onPress={() => setAsking('entry')}>
              {say('console.menus.add')}
            </Button>
            <Button look="quiet" icon="plus" onPress={() => setAsking('menu')}>
              {say('console.menus.newMenu')}
            </Button>
          </div>
        )}
      </header>
      {asking === 'entry' && <NewEntryDialog above={[]} edits={edits} onClose={() => setAsking(undefined)} />}
      {asking === 'menu' && <NewMenuDialog onClose={() => setAsking(undefined)} />}
      <InlineProblems
        problems={here.filter(({ place }) => place.menu?.entry === undefined).map(({ problem }) => problem)}
      />
      {entries.length === 0 ? (
        <EmptyState icon="menus" title={say('console.entries.noEntries')} />
      ) : (
        <EntryPart
          key={menu}
          edits={edits}
          label={menuName(documents, menu)}
          entries={entries}
          focused={search.get('entry')}
          problemsOf={(entry) =>
            here.filter(({ place }) => place.menu?.entry === entry).map(({ problem }) => problem)
          }
        />
      )}
    </section>
  );
};
