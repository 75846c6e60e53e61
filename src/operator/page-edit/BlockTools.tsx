import { lazy, Suspense } from 'react';
import { Toolbar } from 'react-aria-components';
import { isFallback } from '../documents/block-path.ts';
import { say } from '../language/say.ts';
import { IconButton } from '../parts/Button.tsx';
import { usePreviewLinkState } from '../preview/PreviewLinkContext.ts';
import { presentationOf } from '../screens/screen-entries.ts';
import type { PageBlockAct, PageBlocks } from './usePageBlocks.ts';

const BlockPalette = lazy(() =>
  import('../screens/BlockPalette.tsx').then(({ BlockPalette: palette }) => ({ default: palette })),
);

const acts = [
  { act: 'up', icon: 'up', label: 'console.screens.moveUp' },
  { act: 'down', icon: 'down', label: 'console.screens.moveDown' },
  { act: 'add', icon: 'plus', label: 'console.pageEdit.addAfter' },
  { act: 'remove', icon: 'bin', label: 'console.screens.removeBlock' },
] as const;

/** The selected block of the page and what can be done with it; every block of the page is reached by the two steps. */
export const BlockTools = ({ blocks }: { blocks: PageBlocks }) => {
  const { shown } = usePreviewLinkState();
  const { path } = blocks;
  const target = path === undefined ? undefined : blocks.targetOf(path);
  const paths = [...(shown ?? [])].sort();
  const index = path === undefined ? -1 : paths.indexOf(path);
  const step = (by: 1 | -1): void => {
    const next = paths[index === -1 && by === -1 ? paths.length - 1 : index + by];
    if (next !== undefined) blocks.select(next, true);
  };
  const isOff = (act: PageBlockAct): boolean => {
    if (!target) return true;
    if (act === 'remove') return false;
    if (act === 'add') return isFallback(target.block);
    return target.edits.stepOf(target.block, act) === undefined;
  };
  return (
    <Toolbar aria-label={say('console.pageEdit.block')} className="op-page-block">
      <IconButton
        icon="back"
        label={say('console.pageEdit.previous')}
        isDisabled={paths.length === 0 || index === 0}
        onPress={() => step(-1)}
      />
      <IconButton
        icon="chevron"
        label={say('console.pageEdit.next')}
        isDisabled={paths.length === 0 || index === paths.length - 1}
        onPress={() => step(1)}
      />
      <span className="op-page-block-name">{target?.name ?? say('console.pageEdit.noBlock')}</span>
      {acts.map(({ act, icon, label }) => (
        <IconButton
          key={act}
          icon={icon}
          label={say(label)}
          isDisabled={isOff(act)}
          onPress={() => path !== undefined && blocks.act(act, path)}
        />
      ))}
      {blocks.adding !== undefined && (
        <Suspense>
          <BlockPalette
            title={say('console.pageEdit.addAfter')}
            presentation={target && presentationOf(target.edits.screen)}
            onPick={blocks.add}
            onClose={blocks.stopAdding}
          />
        </Suspense>
      )}
    </Toolbar>
  );
};
