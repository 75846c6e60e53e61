import { useState } from 'react';
import type { Json } from '#engine/json.ts';
import { documentKey } from '#engine/packs.ts';
import { ConditionEditor } from '../conditions/ConditionEditor.tsx';
import { useOrigins } from '../documents/useOrigins.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { texts as shared } from '../texts.ts';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { documentSteps, valueAtPath, type BlockPath } from './block-path.ts';
import type { BlockNode, TreeNode } from './block-tree.ts';
import { BlockPalette } from './BlockPalette.tsx';
import { BlockProps } from './BlockProps.tsx';
import { BlockWords } from './BlockWords.tsx';
import type { BlockMarks } from './BlockRow.tsx';
import { blockType } from './block-types.ts';
import { texts } from './texts.ts';
import type { ScreenEdits } from './useScreenEdits.ts';

/** What the selected block is and everything that can be set of it. */
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
  <section className="op-inspector" aria-label={texts.inspector}>
    {!node && <p className="op-quiet">{texts.nothingSelected}</p>}
    {node?.kind === 'slot' && (
      <>
        <h2>{node.name}</h2>
        <p className="op-quiet">{texts.slotText(node.name)}</p>
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
            {origin.here ? shared.inheritance.set : shared.inheritance.inherited(origin.layer ?? '')}
          </span>
        )}
        {origin.here && origin.inherited && rights.edit && (
          <Button look="quiet" icon="reset" onPress={() => origins.reset(texts.resetBlock(node.name), steps)}>
            {shared.inheritance.reset}
          </Button>
        )}
      </header>
      {type ? (
        <p className="op-quiet">{type.description}</p>
      ) : (
        <Notice tone="danger" title={texts.unknownType}>
          <p>{texts.unknownTypeHint(node.type)}</p>
        </Notice>
      )}
      <InlineProblems problems={problems} />
      {type && <BlockWords type={type} path={node.key} edits={edits} />}
      {type && <BlockProps type={type} path={node.key} edits={edits} />}
      <ConditionEditor
        label={texts.when}
        value={value['when']}
        isDisabled={!rights.edit}
        onChange={(when: Json | undefined) => edits.setWhen(node.key, when)}
      />
      {rights.edit && value['fallback'] === undefined && (
        <p className="op-inspector-foot">
          <Button look="quiet" icon="plus" onPress={() => setChoosing(true)}>
            {texts.addFallback}
          </Button>
          <span className="op-hint">{texts.fallbackText}</span>
        </p>
      )}
      {choosing && (
        <BlockPalette
          title={texts.paletteFallback}
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
