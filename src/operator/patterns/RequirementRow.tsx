import { Fragment } from 'react';
import { IconButton } from '../parts/Button.tsx';
import { DragHandle, MoveButtons } from '../reorder/OrderControls.tsx';
import type { RowOrder } from '../reorder/useReorder.ts';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { say } from '../language/say.ts';
import { ExpressionInput } from './ExpressionInput.tsx';
import { SampleText } from './SampleText.tsx';
import { PATTERNS, type Safety } from './safety.ts';
import { trySample } from './try-sample.ts';
import type { PatternRequirement } from './usePatternEdits.ts';

/** One requirement of a pattern: its expression, its words, and the accepted examples that miss it. */
export const RequirementRow = ({
  place: { pattern, index },
  requirement,
  words,
  order,
  safety,
  examples,
  locked,
  onSource,
  onRemove,
}: {
  place: { pattern: string; index: number };
  requirement: PatternRequirement;
  /** The requirement in the words of the console's language. */
  words: string;
  order: RowOrder;
  safety: Safety;
  /** Accepted examples of the pattern. */
  examples: readonly string[];
  locked: boolean;
  onSource: (source: string) => void;
  onRemove: () => void;
}) => {
  const missing = examples.filter(
    (example) => trySample(requirement.pattern, example, safety).outcome === 'fails',
  );
  const isUnsafe = safety.verdict === 'backtracks' || safety.verdict === 'unproven';
  return (
    <li data-row={index} data-mark={order.mark} className="op-row">
      <div className="op-option-head">
        {!locked && <DragHandle name={words} order={order} />}
        <strong>{words}</strong>
        <span className="op-bar-gap" />
        {!locked && <MoveButtons name={words} order={order} />}
        {!locked && (
          <IconButton
            icon="bin"
            label={say('console.patterns.remove', { example: words })}
            onPress={onRemove}
          />
        )}
      </div>
      <div className="op-option-words">
        <ExpressionInput
          label={say('console.patterns.requirementExpression')}
          source={requirement.pattern}
          locked={locked}
          onChange={onSource}
        />
        {isUnsafe && (
          <p className="op-field-error">
            {say(`console.patterns.safety.${safety.verdict}`)} {safety.words?.message} {safety.words?.fix}
          </p>
        )}
        {missing.length > 0 && (
          <p className="op-field-error">
            {say('console.patterns.missesExamples')}{' '}
            {missing.map((example) => (
              <Fragment key={example}>
                <SampleText text={example} />{' '}
              </Fragment>
            ))}
          </p>
        )}
        <WordsEditor
          label={say('console.patterns.requirementWords')}
          of={words}
          place={{
            key: PATTERNS,
            path: ['patterns', pattern, 'requirements', String(index), 'text'],
            name: `pattern.${pattern}.requirement`,
          }}
          locked={locked}
        />
      </div>
    </li>
  );
};
