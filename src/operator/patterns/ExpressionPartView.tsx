import { Link } from 'react-router-dom';
import { Icon } from '../parts/Icon.tsx';
import { Notice } from '../parts/Notice.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { ExpressionInput } from './ExpressionInput.tsx';
import { MeaningWords } from './MeaningWords.tsx';
import type { PatternUse } from './pattern-uses.ts';
import type { Safety } from './safety.ts';
import { say } from '../language/say.ts';
import type { PatternEntry, PatternEdits } from './usePatternEdits.ts';

const tones: Readonly<Record<Safety['verdict'], 'good' | 'bad' | 'open'>> = {
  safe: 'good',
  backtracks: 'bad',
  unproven: 'bad',
  broken: 'open',
  checking: 'open',
  unknown: 'open',
};

const icons = { good: 'check', bad: 'problems', open: 'info' } as const;

/** Editor of an expression with its meaning, its safety, and the fields it affects. */
export const ExpressionPartView = ({
  pattern,
  edits,
  safety,
  uses,
  locked,
}: {
  pattern: PatternEntry;
  edits: PatternEdits;
  safety: Safety;
  uses: readonly PatternUse[];
  locked: boolean;
}) => {
  const { pack } = usePack();
  const touches = edits.live !== undefined && edits.live.pattern !== pattern.pattern && uses.length > 0;
  const tone = tones[safety.verdict];
  return (
    <section className="op-pattern-part">
      <ExpressionInput
        label={say('console.patterns.expression')}
        hint={say('console.patterns.expressionHint')}
        source={pattern.pattern}
        locked={locked}
        onChange={edits.setSource}
      />
      {touches && (
        <Notice tone="warning" title={say('console.patterns.touched', { count: uses.length })} live>
          <ul className="op-touched">
            {uses.map(({ form, formName, field, fieldName }) => (
              <li key={`${form} ${field}`}>
                <Link className="op-link" to={`/${pack}/forms/${form}?field=${encodeURIComponent(field)}`}>
                  {formName} › {fieldName}
                </Link>
              </li>
            ))}
          </ul>
          <Link className="op-link" to={`/${pack}/impact`}>
            {say('console.patterns.toImpact')}
          </Link>
        </Notice>
      )}
      <div className="op-safety" data-tone={tone} role="status">
        <Icon name={icons[tone]} />
        <div>
          <strong>{say('console.patterns.safety.title')}</strong>
          <p>{say(`console.patterns.safety.${safety.verdict}`)}</p>
          {safety.words && (
            <p className="op-quiet">
              {safety.words.message} {safety.words.fix}
            </p>
          )}
        </div>
      </div>
      <MeaningWords source={pattern.pattern} />
    </section>
  );
};
