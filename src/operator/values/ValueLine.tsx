import { useId } from 'react';
import type { Json } from '#engine/json/json.ts';
import { useDocumentFormScope, usePlaceAttributes } from '../document/form/form-scope.tsx';
import type { Path } from '../documents/layer.ts';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { NumberValue } from './NumberValue.tsx';
import { ValueMarks } from './ValueMarks.tsx';
import type { ValueRow } from './value-rows.ts';
import { ValueName } from './ValueName.tsx';

/** One constant: description, value and origin. */
export const ValueLine = ({
  row: { id, name, description, schema, value },
  steps,
  onChange,
}: {
  row: ValueRow;
  steps: Path;
  onChange: (value: Json | undefined) => void;
}) => {
  const { readOnly, problemsAt } = useDocumentFormScope();
  const aboutId = useId();
  const place = usePlaceAttributes(steps);
  return (
    <li className="op-value" {...place}>
      <div className="op-value-words">
        <ValueName id={id} name={name} />
        <p className="op-quiet" id={aboutId}>
          {description}
        </p>
        <ValueMarks steps={steps} name={name} />
      </div>
      <div className="op-value-control">
        <NumberValue
          label={name}
          describedBy={aboutId}
          schema={schema}
          value={value}
          isDisabled={readOnly}
          onChange={onChange}
        />
      </div>
      <InlineProblems problems={problemsAt(steps)} />
    </li>
  );
};
