import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { subscribeKey } from 'valtio/utils';
import type { Problem } from '../api/types.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { useAnnounce } from '../parts/Announcer.tsx';
import { placeOfScreen } from '../preview/preview-pages.ts';
import { usePreviewLink, usePreviewLinkState } from '../preview/PreviewLinkContext.ts';
import { usePackDocuments, useRights } from '../workspace/WorkspaceContext.tsx';
import type { Direction } from './block-edits.ts';
import { blockAtSteps, isWithin } from '../documents/block-path.ts';
import { allNodes, screenTree } from './block-tree.ts';
import { BlockBar } from './BlockBar.tsx';
import { BlockInspector } from './BlockInspector.tsx';
import type { BlockMarks } from './BlockRow.tsx';
import { BlocksBar } from './BlocksBar.tsx';
import { BlockTree } from './BlockTree.tsx';
import { problemSteps } from './screen-entries.ts';
import { say } from '../language/say.ts';
import { useScreenEdits } from './useScreenEdits.ts';

/** Block tree of a screen and the inspector of the selected block, synchronised with the live page. */
export const BlockEditor = ({ id, problems }: { id: string; problems: readonly Problem[] }) => {
  const documents = usePackDocuments();
  const rights = useRights('screen');
  const edits = useScreenEdits(id);
  const announce = useAnnounce();
  const [address, setAddress] = useSearchParams();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<string>();
  const [picked, setPicked] = useState<{ keys: readonly string[]; before: string | undefined }>();
  const tree = useMemo(() => screenTree(documents, edits.screen), [documents, edits.screen]);
  const nodes = useMemo(() => allNodes(tree), [tree]);
  const asked = address.get('block') ?? undefined;
  const selected = nodes.find(({ key }) => key === asked);

  const select = useCallback(
    (path: string | undefined): void => {
      setPicked(undefined);
      setAddress(path === undefined ? {} : { block: path }, { replace: true });
      // Opens closed ancestors of the selected block.
      if (path !== undefined)
        setClosed((now) => new Set([...now].filter((key) => !path.startsWith(`${key}/`))));
    },
    [setAddress],
  );
  // The address follows a moment later, and until then what was selected before stands in it.
  const isPicked =
    picked && (asked === picked.before || (asked !== undefined && picked.keys.includes(asked)));
  const chosen = isPicked
    ? nodes.flatMap(({ key }) => (picked.keys.includes(key) ? [key] : []))
    : selected
      ? [selected.key]
      : [];
  const blocks = nodes.filter((node) => node.kind === 'block').filter(({ key }) => chosen.includes(key));
  const selectAll = (keys: readonly string[]): void => {
    const isOn = asked !== undefined && keys.length > 1 && keys.includes(asked);
    select(isOn ? asked : (keys.find((key) => !chosen.includes(key)) ?? keys.at(-1)));
    setPicked({ keys, before: asked });
  };
  const link = usePageLink(id, selected?.kind === 'block' ? selected.key : undefined, select);
  const { shown, faults } = usePreviewLinkState();

  const marksOf = useMemo(() => {
    const byBlock = new Map<string, Problem[]>();
    for (const problem of problems) {
      const path = blockAtSteps(problemSteps(problem))?.path;
      if (path !== undefined) byBlock.set(path, [...(byBlock.get(path) ?? []), problem]);
    }
    return (path: string): BlockMarks => ({
      problems: byBlock.get(path) ?? [],
      onPage: shown?.has(`${id}/${path}`) ?? true,
      failed: faults.some((fault) => fault.path === `${id}/${path}`),
    });
  }, [problems, shown, faults, id]);

  const step = (direction: Direction): void => {
    if (selected?.kind !== 'block') return;
    const to = edits.stepOf(selected.key, direction);
    const path = to && edits.move(selected.key, to.slot, to.at);
    if (path !== undefined) select(path);
  };
  const remove = (): void => {
    if (selected?.kind !== 'block') return;
    const gone = blocks.map(({ key }) => key);
    const index = nodes.indexOf(selected);
    const rest = nodes.filter(({ key }) => !gone.some((path) => isWithin(key, path)));
    const name = edits.namesAt(gone);
    if (gone.length > 1) edits.removeAll(gone);
    else edits.remove(selected.key);
    select(rest[Math.min(index, rest.length - 1)]?.key);
    announce(say('console.screens.removed', { name }));
  };

  return (
    <div className="op-blocks">
      <div className="op-blocks-side">
        <BlockBar
          edits={edits}
          node={selected}
          picking={link.picking}
          onPicking={link.setPicking}
          onSelect={select}
          onAdded={(path) => {
            select(path);
            setAdded(path);
          }}
          onStep={step}
          onRemove={remove}
          blocks={blocks}
        />
        {rights.edit && blocks.length > 0 && (
          <BlocksBar edits={edits} blocks={blocks} tree={tree} onMoved={selectAll} />
        )}
        {tree.length === 0 ? (
          <EmptyState icon="screens" title={say('console.screens.empty')}>
            <p>{say('console.screens.emptyHint')}</p>
          </EmptyState>
        ) : (
          <BlockTree
            label={say('console.screens.tree', { name: id })}
            nodes={tree}
            edits={edits}
            editable={rights.edit}
            selected={selected?.key}
            chosen={chosen}
            added={added}
            onEntered={() => setAdded(undefined)}
            closed={closed}
            marksOf={marksOf}
            onSelect={selectAll}
            onClosed={setClosed}
            onStep={step}
            onMoved={selectAll}
            onRemove={remove}
          />
        )}
        {rights.edit && tree.length > 0 && <p className="op-hint">{say('console.screens.keys')}</p>}
      </div>
      <BlockInspector
        key={selected?.key ?? ''}
        node={selected}
        edits={edits}
        marks={selected && marksOf(selected.key)}
        onSelect={select}
      />
    </div>
  );
};

/** Synchronises selection and live page: a selected block is outlined there, a clicked one is selected here. */
function usePageLink(id: string, selected: string | undefined, onPicked: (path: string) => void) {
  const documents = usePackDocuments();
  const link = usePreviewLink();
  const [picking, setPicking] = useState(true);
  const { modal, panel } = placeOfScreen(documents, id) ?? {};

  useEffect(() => link.open(modal, panel), [link, modal, panel]);
  useEffect(
    () => link.select(selected === undefined ? undefined : `${id}/${selected}`),
    [link, id, selected],
  );
  useEffect(() => link.pick(picking), [link, picking]);
  useEffect(() => () => link.release(), [link]);
  useEffect(
    () =>
      subscribeKey(link.state, 'picked', (picked) => {
        if (picked?.path.startsWith(`${id}/`)) onPicked(picked.path.slice(id.length + 1));
      }),
    [link, id, onPicked],
  );
  return { picking, setPicking };
}
