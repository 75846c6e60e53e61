import { useId, useState } from 'react';
import type { Json } from '#engine/json/json.ts';
import type { Thing } from '#engine/references/uses.ts';
import { OriginMark } from '../document/form/OriginMark.tsx';
import { useDocumentFormScope } from '../document/form/form-scope.tsx';
import type { Path } from '../documents/layer.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Switch } from '../parts/Switch.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { UsesPanel } from '../uses/UsesPanel.tsx';
import { NumberValue } from './NumberValue.tsx';
import { say } from '../language/say.ts';
import type { ValueRow } from './value-rows.ts';

/** One flag or constant: description, value, origin and uses. */
export const ValueLine = ({
  row: { id, name, description, schema, value },
  steps,
  thing,
  onChange,
}: {
  row: ValueRow;
  steps: Path;
  /** Identity of the value in references; undefined when none is possible. */
  thing: Thing | undefined;
  onChange: (value: Json | undefined) => void;
}) => {
  const { origins, readOnly, problemsAt } = useDocumentFormScope();
  const aboutId = useId();
  const [usesShown, setUsesShown] = useState(false);
  const origin = origins.of(steps);
  return (
    <li className="op-value" data-pointer={steps.join('/')}>
      <div className="op-value-words">
        <p className="op-value-name">
          {name} {name !== id && <code>{id}</code>}
        </p>
        <p className="op-quiet" id={aboutId}>
          {description}
        </p>
        <div className="op-value-marks">
          <OriginMark steps={steps} name={name} />
          {origin.here && origin.inherited && !readOnly && (
            <IconButton
              icon="reset"
              label={say('console.values.reset', { name })}
              onPress={() => origins.reset(say('console.values.reset', { name }), steps)}
            />
          )}
          {thing && (
            <Button
              look="quiet"
              aria-expanded={usesShown}
              aria-label={say('console.values.uses', { name })}
              onPress={() => setUsesShown(!usesShown)}
            >
              {say('console.values.usesShort')}
            </Button>
          )}
        </div>
      </div>
      <div className="op-value-control">
        {schema['type'] === 'boolean' ? (
          <>
            <span className="op-quiet" aria-hidden="true">
              {value === undefined
                ? say('console.values.notSet')
                : value === true
                  ? say('console.values.on')
                  : say('console.values.off')}
            </span>
            <Switch label={name} isSelected={value === true} isDisabled={readOnly} onChange={onChange} />
          </>
        ) : (
          <NumberValue
            label={name}
            describedBy={aboutId}
            schema={schema}
            value={value}
            isDisabled={readOnly}
            onChange={onChange}
          />
        )}
      </div>
      <InlineProblems problems={problemsAt(steps)} />
      {usesShown && thing && <UsesPanel thing={thing} />}
    </li>
  );
};
