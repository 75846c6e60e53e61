import { useId } from 'react';
import { joinPointer } from '#engine/json/pointer.ts';
import type { SchemaNode } from '#engine/validate/walk.ts';
import { choiceField } from './ChoiceField.tsx';
import { colorField } from './ColorField.tsx';
import type { Path } from './edit-text.ts';
import { useFormScope } from './form-scope.ts';
import { numberField } from './NumberField.tsx';
import { textField } from './TextField.tsx';
import { toggleField } from './ToggleField.tsx';
import { InJson } from './InJson.tsx';

const fields = [choiceField, colorField, toggleField, numberField, textField];

type LineProps = {
  label: string;
  node: SchemaNode;
  value: unknown;
  path: Path;
  required: boolean;
  /** Entries of a map or list are removed in the JSON, not by emptying them. */
  isEntry: boolean;
};

/** One value: name, control, what the schema says of it, and its problems. */
export function Line({ label, node, value, path, required, isEntry }: LineProps) {
  const { set, problemsAt } = useFormScope();
  const id = useId();
  const Control = fields.find(({ fits }) => fits(node))?.view;
  if (!Control) return <InJson label={label} path={path} about={node['description']} />;
  const problems = problemsAt(path);
  const isOptional = !required && !isEntry;
  return (
    <div className="form-line" data-pointer={joinPointer('', ...path)}>
      <div className="form-line-head">
        <label htmlFor={id}>{label}</label>
        {required && <span className="form-soft">required</span>}
        {isOptional && value !== undefined && (
          <button
            type="button"
            className="form-clear"
            aria-label={`Clear ${label}`}
            onClick={() => set(path, undefined)}
          >
            ×
          </button>
        )}
      </div>
      <Control
        id={id}
        label={label}
        node={node}
        value={value}
        path={path}
        required={required}
        isOptional={isOptional}
        isWrong={problems.some(({ severity }) => severity === 'error')}
        describedBy={`${id}-about ${id}-problems`}
        onChange={(next) => set(path, next)}
      />
      <p className="form-soft" id={`${id}-about`}>
        {String(node['description'] ?? '')}
      </p>
      <ul className="panel-problems" id={`${id}-problems`}>
        {problems.map(({ code, severity, message, fix }) => (
          <li key={`${code} ${message}`} data-severity={severity}>
            {message} {fix}
          </li>
        ))}
      </ul>
    </div>
  );
}
