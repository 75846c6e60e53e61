import { useState } from 'react';
import type { Json } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { ConditionTrial } from '../condition-trial/ConditionTrial.tsx';
import { ConditionEditor } from '../conditions/ConditionEditor.tsx';
import { useOrigins } from '../workspace/useOrigins.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { say } from '../language/say.ts';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { documentSteps, valueAtPath, type BlockPath } from '../documents/block-path.ts';
import type { BlockNode, TreeNode } from './block-tree.ts';
import { BlockContent } from './BlockContent.tsx';
import { BlockPalette } from './BlockPalette.tsx';
import { BlockProps } from './BlockProps.tsx';
import { BlockWords } from './BlockWords.tsx';
import type { BlockMarks } from './BlockRow.tsx';
import { blockType } from './block-types.ts';

import { presentationOf } from './screen-entries.ts';
import type { ScreenEdits } from './useScreenEdits.ts';

/** Type and settings of the selected block. */
export const BlockInspector = ({
  node,
  edits,
  marks,
  onSelect,
}: {
  node: TreeNode | undefined;
  edits: ScreenEdits;
  marks: BlockMarks | undefined;
  onSelect: (path: BlockPath) => void;
}) => (
  <section className="op-inspector" aria-label={say('console.screens.inspector')}>
    {!node && <p className="op-quiet">{say('console.screens.nothingSelected')}</p>}
    {node?.kind === 'slot' && (
      <>
        <h2>{node.name}</h2>
        <p className="op-quiet">{say('console.screens.slotText', { name: node.name })}</p>
      </>
    )}
    {node?.kind === 'block' && (
      <BlockDetail node={node} edits={edits} problems={marks?.problems ?? []} onSelect={onSelect} />
    )}
  </section>
);

const BlockDetail = ({
  node,
  edits,
  problems,
  onSelect,
}: {
  node: BlockNode;
  edits: ScreenEdits;
  problems: BlockMarks['problems'];
  onSelect: (path: BlockPath) => void;
}) => {
  const rights = useRights('screen');
  const [choosing, setChoosing] = useState(false);
  const type = blockType(node.type);
  const value = valueAtPath(edits.screen, node.key) ?? {};
  const steps = documentSteps(node.key);
  const origins = useOrigins(documentKey('screen', edits.id));
  const origin = origins.of(steps);
  return (
    <>
      <header className="op-inspector-head">
        <h2>{node.name}</h2>
        <code className="op-id">{node.id}</code>
        {origins.parent !== undefined && (
          <span className={origin.here ? 'op-chip op-chip-accent' : 'op-chip'}>
            {origin.here
              ? say('console.inheritance.set')
              : say('console.inheritance.inherited', { layer: origin.layer ?? '' })}
          </span>
        )}
        {origin.here && origin.inherited && rights.edit && (
          <Button
            look="quiet"
            icon="reset"
            onPress={() => origins.reset(say('console.screens.resetBlock', { name: node.name }), steps)}
          >
            {say('console.inheritance.reset')}
          </Button>
        )}
      </header>
      {type ? (
        <p className="op-quiet">{type.description}</p>
      ) : (
        <Notice tone="danger" title={say('console.screens.unknownType')}>
          <p>{say('console.screens.unknownTypeHint', { type: node.type })}</p>
        </Notice>
      )}
      <InlineProblems problems={problems} />
      {type && <BlockContent type={type} />}
      {type && <BlockWords type={type} path={node.key} edits={edits} />}
      {type && <BlockProps type={type} path={node.key} edits={edits} />}
      <ConditionEditor
        label={say('console.screens.when')}
        value={value['when']}
        isDisabled={!rights.edit}
        onChange={(when: Json | undefined) => edits.setWhen(node.key, when)}
      />
      <ConditionTrial condition={value['when']} />
      {rights.edit && value['fallback'] === undefined && (
        <p className="op-inspector-foot">
          <Button look="quiet" icon="plus" onPress={() => setChoosing(true)}>
            {say('console.screens.addFallback')}
          </Button>
          <span className="op-hint">{say('console.screens.fallbackText')}</span>
        </p>
      )}
      {choosing && (
        <BlockPalette
          title={say('console.screens.paletteFallback')}
          presentation={presentationOf(edits.screen)}
          onClose={() => setChoosing(false)}
          onPick={(chosen) => {
            setChoosing(false);
            onSelect(edits.setFallback(node.key, chosen));
          }}
        />
      )}
    </>
  );
};
