import { useId, useState } from 'react';
import type { Json } from '#engine/json.ts';
import type { Thing } from '#engine/uses.ts';
import { OriginMark } from '../document/form/OriginMark.tsx';
import { useFormScope } from '../document/form/form-scope.tsx';
import type { Path } from '../documents/layer.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Switch } from '../parts/Switch.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { UsesPanel } from '../uses/UsesPanel.tsx';
import { NumberValue } from './NumberValue.tsx';
import { texts } from './texts.ts';
import type { ValueRow } from './value-rows.ts';

/** One flag or constant: what it does, its value, which pack sets it and where it is used. */
export const ValueLine = ({
  row: { id, name, description, schema, value },
  steps,
  thing,
  onChange,
}: {
  row: ValueRow;
  steps: Path;
  /** What documents call it; left out where none does. */
  thing: Thing | undefined;
  onChange: (value: Json | undefined) => void;
}) => {
  const { origins, readOnly, problemsAt } = useFormScope();
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
              label={texts.reset(name)}
              onPress={() => origins.reset(texts.reset(name), steps)}
            />
          )}
          {thing && (
            <Button
              look="quiet"
              aria-expanded={usesShown}
              aria-label={texts.uses(name)}
              onPress={() => setUsesShown(!usesShown)}
            >
              {texts.usesShort}
            </Button>
          )}
        </div>
      </div>
      <div className="op-value-control">
        {schema['type'] === 'boolean' ? (
          <>
            <span className="op-quiet" aria-hidden="true">
              {value === undefined ? texts.notSet : value === true ? texts.on : texts.off}
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
