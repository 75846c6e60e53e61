import { schemaIndex } from '#contract/generated/schema-index.ts';
import { sourceCalls, type SourceName } from '#contract/generated/sources.ts';
import { firstBlock } from '../first-block.ts';
import { BrandStory } from '../BrandStory.tsx';
import type { Setting, Told } from '../story-context.ts';
import { PropertyTable } from './PropertyTable.tsx';
import { referenceData, usesOf } from './reference-data.ts';
import { UsedBy } from './UsedBy.tsx';

export type Item = { kind: 'block' | 'action' | 'source'; name: string; told?: Told };
type Node = { readonly [key: string]: unknown };

const folders = { block: 'blocks', action: 'actions', source: 'sources' } as const;

/** First block of the type in the brand; outlets and centres are shown only in their frame. */
function Example({ name, setting, told }: { name: string; setting: Setting; told: Told | undefined }) {
  const block = firstBlock(setting.data.core.screens, name);
  if (!block || ['outlet', 'centre'].includes(name)) return null;
  return (
    <section>
      <h2>In {setting.data.brand}</h2>
      <div className="reference-example">
        <BrandStory setting={setting} shown={{ ...told, block }} />
      </div>
    </section>
  );
}

/** Origin of a source: its call, its access, and the blocks that read it. */
function Behind({ name }: { name: string }) {
  const { call, token } = sourceCalls[name as SourceName];
  const schema: Node = schemaIndex.calls[call] ?? {};
  const { method, path } = schema['x-call'] as { method: string; path: string };
  const { value = {} } = schema['properties'] as { value?: Node };
  return (
    <>
      <p>
        Call <code>{call}</code>:{' '}
        <code>
          {method} {path}
        </code>
        {token ? '; for whoever is logged in.' : '; for everybody.'}
      </p>
      <h2>Answer of the call</h2>
      <PropertyTable schema={value} label="Answer of the call" />
      <h2>Blocks drawn from it</h2>
      <p>{(referenceData.sources[name] ?? []).join(', ') || 'none'}</p>
    </>
  );
}

/** Reference page of one block, action or source, from its schema. */
export function ItemPage({ item, setting }: { item: Item; setting: Setting }) {
  const { kind, name, told } = item;
  const schema: Node = schemaIndex[folders[kind]][name] ?? {};
  const slots = schema['x-slots'] as readonly string[] | undefined;
  return (
    <article className="reference">
      <p className="reference-kind">{kind}</p>
      <h1>{name}</h1>
      <p>{String(schema['description'] ?? '')}</p>
      {kind !== 'source' && (
        <>
          <h2>Properties</h2>
          <PropertyTable schema={schema} label={`Properties of ${name}`} />
          {slots && <p>Slots for further blocks: {slots.join(', ')}.</p>}
          <h2>Used by</h2>
          <UsedBy uses={usesOf(folders[kind] as 'blocks' | 'actions', name)} />
        </>
      )}
      {kind === 'source' && <Behind name={name} />}
      {kind === 'block' && <Example name={name} setting={setting} told={told} />}
    </article>
  );
}
