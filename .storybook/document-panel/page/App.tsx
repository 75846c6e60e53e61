import { useEffect, useMemo, useState } from 'react';
import type { JsonObject } from '#engine/json/json.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import { documentFile, parseJson, splitKey, type PackSet } from '#engine/packs.ts';
import { blockSchema, documentSchema } from '#operator/document/form/schema-level.ts';
import type { EditSteps } from '#ui/json-editor/types.ts';
import { documentsBehind } from './behind.ts';
import { DocumentChoice } from './DocumentChoice.tsx';
import { changeOf, knownDocuments, layerOf, packsWith, pretty } from './documents.ts';
import { Editor } from './Editor.tsx';
import { Outcome } from './Outcome.tsx';
import { problemsBelow } from './problems-below.ts';
import { repeatedNames } from './repeated-names.ts';
import { useCheck } from './use-check.ts';
import { PROPS, useEditing } from './use-editing.ts';
import { useNames } from './use-names.ts';

/** Schema of the edited value: a document's by its kind, a block's props by its type. */
const schemaOf = (key: string, blockType: string | undefined) =>
  (key === PROPS ? blockSchema(blockType ?? '') : undefined) ?? documentSchema(splitKey(key).kind);

/** Editor of the documents behind the current story: form, JSON, problems, and the change to export. */
export function App({ packs }: { packs: PackSet }) {
  const { story, args, edited, edit, takeBack } = useEditing(packs);
  const brand = story?.brand ?? '';
  const known = useMemo(() => knownDocuments(packs, brand), [packs, brand]);
  const behind = useMemo(() => (story ? documentsBehind(story, known) : []), [story, known]);
  const block =
    story?.facts?.shown && 'block' in story.facts.shown ? story.facts.shown.block.type : undefined;
  const [wanted, setWanted] = useState<{ story: string; key: string }>();
  const [steps, setSteps] = useState<EditSteps>({});
  const nearest = block === undefined ? behind[0] : PROPS;
  const key = (wanted?.story === story?.id ? wanted?.key : undefined) ?? nearest;
  const isProps = key === PROPS;
  const target = isProps ? `screen/${story?.facts?.at?.screen ?? ''}` : (key ?? '');

  const documents = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(known).map(([name, { merged }]): [string, JsonObject] => [
          name,
          edited[name]?.value ?? merged,
        ]),
      ),
    [known, edited],
  );
  const checked = useMemo(() => {
    const layers = Object.entries(edited).flatMap(([name, { value }]) =>
      known[name] && value ? [[name, layerOf(known[name], value)] as const] : [],
    );
    return packsWith(packs, brand, Object.fromEntries(layers));
  }, [packs, brand, known, edited]);
  const found = useCheck(checked, brand);
  const repeated = useMemo(
    () =>
      repeatedNames(
        brand,
        Object.fromEntries(Object.entries(edited).map(([name, { text }]) => [name, text])),
      ),
    [brand, edited],
  );
  const problems = useMemo(() => found && [...repeated, ...found], [found, repeated]);
  const place = isProps ? joinPointer(story?.facts?.at?.pointer ?? '', 'props') : '';
  const own = useMemo(() => problemsBelow(problems ?? [], target, place), [problems, target, place]);
  const names = useNames(packs, brand, documents, target);
  const dark = story?.dark ?? false;
  useEffect(() => {
    document.documentElement.dataset['dark'] = String(dark);
  }, [dark]);
  const schema = useMemo(() => schemaOf(key ?? '', block), [key, block]);

  if (!story) return <p role="status">Waiting for a story…</p>;
  if (key === undefined) return <p>This story is made of samples, not of a document of a brand.</p>;
  const knownDocument = known[target];
  const text = isProps ? pretty(args) : (edited[key]?.text ?? pretty(knownDocument?.merged ?? {}));
  const value = edited[target]?.value;
  const change = knownDocument && value ? changeOf(knownDocument, value) : undefined;
  return (
    <main className="panel">
      <DocumentChoice
        chosen={key}
        block={block}
        behind={behind}
        all={Object.keys(known)}
        edited={Object.keys(edited)}
        steps={steps}
        onChoose={(next) => setWanted({ story: story.id, key: next })}
        onTakeBack={() => takeBack(key)}
      />
      <Editor
        // Props of each story are steps of their own.
        key={isProps ? `${brand} ${story.id}` : `${brand} ${key}`}
        {...names}
        label={isProps ? `Props of ${block ?? 'the block'}` : `${key} of ${brand}`}
        text={text}
        value={isProps ? args : (documents[key] ?? {})}
        isDocument={!isProps}
        schema={schema}
        problems={own}
        steps={steps}
        onSteps={setSteps}
        onChange={(next) => edit(key, next)}
      />
      <Outcome
        brand={brand}
        target={target}
        file={documentFile(brand, target)}
        isJson={isProps || parseJson(text) !== undefined}
        change={change}
        layer={knownDocument && value ? layerOf(knownDocument, value) : undefined}
        problems={problems}
      />
    </main>
  );
}
