import { isJsonObject } from '#engine/json/json.ts';
import { partKind } from '#operator/document/form/schema-level.ts';
import type { Path } from './edit-text.ts';
import { Entries } from './Entries.tsx';
import { Fold } from './Fold.tsx';
import { InJson } from './InJson.tsx';
import { Line } from './Line.tsx';
import { partsOf, type FormPart } from './parts-of.ts';

/** Parts down to this depth are open at first. */
const OPEN = 2;

function valueBelow(value: unknown, path: Path): unknown {
  let inner = value;
  for (const step of path) {
    if (!Array.isArray(inner) && !isJsonObject(inner)) return undefined;
    inner = (inner as Readonly<Record<string | number, unknown>>)[step];
  }
  return inner;
}

const isLine = ({ schema }: FormPart): boolean =>
  partKind(schema) === undefined && schema.node['items'] === undefined;

/** What a value holds: single lines first, then foldable parts, then entries. */
export function Inner({
  part,
  value,
  at,
  isDocument = false,
}: {
  part: FormPart;
  value: unknown;
  at: Path;
  isDocument?: boolean;
}) {
  const { properties, entries } = partsOf(part.schema, value, isDocument);
  const draw = (inner: FormPart, isEntry = false) => (
    <Value
      key={inner.path.join('/')}
      part={inner}
      value={valueBelow(value, inner.path)}
      at={[...at, ...inner.path]}
      isEntry={isEntry}
    />
  );
  const lines = properties.filter(isLine);
  const folds = properties.filter((inner) => !isLine(inner));
  if (properties.length + entries.length === 0)
    return <p className="form-soft">Empty. Entries are added in the JSON.</p>;
  return (
    <>
      {lines.length > 0 && <div className="form-lines">{lines.map((inner) => draw(inner))}</div>}
      {folds.map((inner) => draw(inner))}
      <Entries label={part.label} entries={entries}>
        {(inner) => draw(inner, true)}
      </Entries>
    </>
  );
}

/** A value by its schema: a line, a foldable part, or a place in the JSON. */
function Value({ part, value, at, isEntry }: { part: FormPart; value: unknown; at: Path; isEntry: boolean }) {
  const { label, required, schema } = part;
  const kind = partKind(schema);
  if (kind === 'action' || kind === 'condition')
    return <InJson label={label} path={at} about={schema.node['description']} />;
  if (isLine(part))
    return (
      <Line label={label} node={schema.node} value={value} path={at} required={required} isEntry={isEntry} />
    );
  return (
    <Fold label={label} path={at} isOpen={!isEntry && at.length <= OPEN}>
      {() => <Inner part={part} value={value} at={at} />}
    </Fold>
  );
}
