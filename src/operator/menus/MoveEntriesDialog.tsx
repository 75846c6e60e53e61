import { useState } from 'react';
import { allEntries, outermost } from '../documents/menu-moves.ts';
import { menuName, menuNodes, type MenuNode } from '../documents/menu-entries.ts';
import { idsOf } from '../documents/reader.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Labelled } from '../parts/Labelled.tsx';
import { Picker } from '../parts/Picker.tsx';
import { PlaceField } from '../parts/PlaceField.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { useAnnounce } from '../parts/Announcer.tsx';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import type { MenuEdits } from './useMenuEdits.ts';

const TOP = '/';

/** Asks where entries go: into which menu, below which entry, and after which of those there. */
export const MoveEntriesDialog = ({
  entries,
  edits,
  onClose,
}: {
  entries: readonly MenuNode[];
  edits: MenuEdits;
  onClose: () => void;
}) => {
  const documents = usePackDocuments();
  const announce = useAnnounce();
  const paths = outermost(entries.map(({ path }) => path));
  const moving = new Set(paths.map((path) => path.join('/')));
  const isMoving = (menu: string, { path }: MenuNode): boolean =>
    menu === edits.menu && path.some((_, depth) => moving.has(path.slice(0, depth + 1).join('/')));
  const [first] = paths;
  const [menu, setMenu] = useState(edits.menu);
  const [above, setAbove] = useState(first && first.length > 1 ? first.slice(0, -1).join('/') : TOP);
  const [at, setAt] = useState<number>();
  const nodes = menuNodes(documents, menu);
  const parents = allEntries(nodes).filter((node) => !isMoving(menu, node));
  const parent = parents.find(({ path }) => path.join('/') === above);
  const siblings = (parent ? parent.children : nodes).filter((node) => node.shown && !isMoving(menu, node));
  const place = at === undefined || at > siblings.length ? siblings.length : at;
  const [only] = entries;
  const name =
    entries.length === 1 && only ? only.label : say('console.menus.entries', { count: entries.length });

  const move = (): void => {
    if (!edits.moveTo(entries, { menu, above: parent?.path ?? [], at: place })) return;
    announce(say('console.menus.movedTo', { name, menu: menuName(documents, menu), place: place + 1 }));
    onClose();
  };
  return (
    <FormDialog
      title={say('console.menus.moveToOf', { entry: name })}
      confirm={say('console.menus.move')}
      onConfirm={move}
      onClose={onClose}
    >
      <div className="op-stack">
        <Labelled label={say('console.menus.intoMenu')}>
          <Picker
            label={say('console.menus.intoMenu')}
            value={menu}
            options={idsOf(documents, 'menu').map((id) => ({ id, name: menuName(documents, id), hint: id }))}
            onChange={(id) => {
              setMenu(id);
              setAbove(TOP);
              setAt(undefined);
            }}
          />
        </Labelled>
        <Labelled label={say('console.menus.belowEntry')}>
          <SearchPicker
            label={say('console.menus.belowEntry')}
            search={say('console.menus.search')}
            nothing={say('console.menus.nothingFound')}
            value={parent ? above : TOP}
            sections={[
              {
                id: '*entries*',
                name: '',
                options: [
                  { id: TOP, name: say('console.menus.atTop'), hint: '' },
                  ...parents.map(({ path, label }) => ({
                    id: path.join('/'),
                    name: label,
                    hint: path.join(' › '),
                  })),
                ],
              },
            ]}
            onChange={(id) => {
              setAbove(id);
              setAt(undefined);
            }}
          />
        </Labelled>
        <PlaceField
          others={siblings.map(({ id, label }) => ({ id, name: label }))}
          search={say('console.menus.search')}
          nothing={say('console.menus.nothingFound')}
          value={place}
          onChange={setAt}
        />
      </div>
    </FormDialog>
  );
};
