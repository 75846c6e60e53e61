import { useEffect, useMemo, useState } from 'react';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { editorSchema } from '#engine/references/editor-schema.ts';
import { isJsonObject, type JsonObject } from '#engine/json/json.ts';
import { documentFile, parseJson, splitKey, type PackSet } from '#engine/packs.ts';
import { JsonEditor } from '#ui/json-editor/JsonEditor.tsx';
import { documentsBehind } from './behind.ts';
import { DocumentChoice } from './DocumentChoice.tsx';
import { changeOf, knownDocuments, layerOf, packsWith, pretty } from './documents.ts';
import { Outcome } from './Outcome.tsx';
import { repeatedNames } from './repeated-names.ts';
import { useCheck } from './use-check.ts';
import { PROPS, useEditing } from './use-editing.ts';

const schemas = schemaIndex;

/** Schema of the edited value: a document's by its kind, a block's props by its type. */
function schemaOf(key: string, blockType: string | undefined) {
  const root = key === PROPS ? schemas.blocks[blockType ?? ''] : schemas.documents[splitKey(key).kind];
  return editorSchema(schemas, root ?? {});
}

/** Editor of the documents behind the current story: JSON, problems, and the change to export. */
export function App({ packs }: { packs: PackSet }) {
  const { story, texts, edit, takeBack } = useEditing(packs);
  const brand = story?.brand ?? '';
  const known = useMemo(() => knownDocuments(packs, brand), [packs, brand]);
  const behind = useMemo(() => (story ? documentsBehind(story, known) : []), [story, known]);
  const block =
    story?.facts?.shown && 'block' in story.facts.shown ? story.facts.shown.block.type : undefined;
  const [wanted, setWanted] = useState<{ story: string; key: string }>();
  const nearest = block === undefined ? behind[0] : PROPS;
  const key = (wanted?.story === story?.id ? wanted?.key : undefined) ?? nearest;

  const edited = useMemo(
    () =>
      Object.entries(texts).flatMap(([name, text]): [string, JsonObject][] => {
        const value = parseJson(text);
        return isJsonObject(value) ? [[name, value]] : [];
      }),
    [texts],
  );
  const checked = useMemo(() => {
    const layers = edited.flatMap(([name, value]) =>
      known[name] ? [[name, layerOf(known[name], value)] as const] : [],
    );
    return packsWith(packs, brand, Object.fromEntries(layers));
  }, [packs, brand, known, edited]);
  const found = useCheck(checked, brand);
  const repeated = useMemo(() => repeatedNames(brand, texts), [brand, texts]);
  const problems = useMemo(() => found && [...repeated, ...found], [found, repeated]);
  const dark = story?.dark ?? false;
  useEffect(() => {
    document.documentElement.dataset['dark'] = String(dark);
  }, [dark]);
  const schema = useMemo(() => schemaOf(key ?? '', block), [key, block]);

  if (!story) return <p role="status">Waiting for a story…</p>;
  if (key === undefined) return <p>This story is made of samples, not of a document of a brand.</p>;
  const target = key === PROPS ? `screen/${story.facts?.at?.screen ?? ''}` : key;
  const knownDocument = known[target];
  const text = key === PROPS ? pretty(story.args) : (texts[key] ?? pretty(knownDocument?.merged ?? {}));
  const value = edited.find(([name]) => name === target)?.[1];
  const change = knownDocument && value ? changeOf(knownDocument, value) : undefined;
  const file = documentFile(brand, target);
  const own = (problems ?? []).filter((problem) => problem.file.endsWith(`/${target}.json`));
  return (
    <main className="panel">
      <div className="panel-editor">
        <DocumentChoice
          chosen={key}
          block={block}
          behind={behind}
          all={Object.keys(known)}
          edited={Object.keys(texts)}
          onChoose={(next) => setWanted({ story: story.id, key: next })}
          onTakeBack={() => takeBack(key)}
        />
        <JsonEditor
          key={`${brand} ${key}`}
          label={key === PROPS ? `Props of ${block ?? 'the block'}` : `${key} of ${brand}`}
          value={text}
          schema={schema}
          problems={key === PROPS ? [] : own}
          onChange={(next) => edit(key, next)}
        />
      </div>
      <Outcome
        brand={brand}
        target={target}
        file={file}
        isJson={key === PROPS || parseJson(text) !== undefined}
        change={change}
        layer={knownDocument && value ? layerOf(knownDocument, value) : undefined}
        problems={problems}
      />
    </main>
  );
}
