import { useMemo, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { isJsonObject, type JsonObject } from '#engine/json/json.ts';
import { parseJson, splitKey, type DocumentKey } from '#engine/packs.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import type { Path } from '../documents/layer.ts';
import { Notice } from '../parts/Notice.tsx';
import { useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { SchemaForm } from './form/SchemaForm.tsx';
import { documentSchema } from './form/schema-level.ts';
import { DocumentJson } from './DocumentJson.tsx';
import { say } from '../language/say.ts';
import { useFocusedPlace } from './useFocusedPlace.ts';

const views = ['both', 'form', 'json'] as const;
type View = (typeof views)[number];

/** A document as a form and as JSON, synchronised on each change. While the JSON is invalid, the form keeps its last valid state. */
export const DocumentEditor = ({
  documentKey,
  document,
  focus,
}: {
  documentKey: DocumentKey;
  document: JsonObject;
  /** Pointer of the value to show first. */
  focus: string | undefined;
}) => {
  const workspace = useWorkspace();
  const { edit } = useRights(splitKey(documentKey).kind);
  const [view, setView] = useState<View>('both');
  const [text, setText] = useState<string>();
  const schema = useMemo(() => documentSchema(splitKey(documentKey).kind), [documentKey]);
  const form = useFocusedPlace(focus);
  const isBroken = text !== undefined && !isJsonObject(parseJson(text));

  const change = (next: JsonObject, steps: Path): void => {
    setText(undefined);
    workspace.edit(
      say('console.document.page.edit', { key: documentKey }),
      { [documentKey]: next },
      `${documentKey}${joinPointer('', ...steps)}`,
    );
  };
  const type = (typed: string): void => {
    setText(typed);
    const next = parseJson(typed);
    if (isJsonObject(next))
      workspace.edit(
        say('console.document.page.edit', { key: documentKey }),
        { [documentKey]: next },
        `${documentKey} json`,
      );
  };

  return (
    <>
      <ToggleButtonGroup
        className="op-segments"
        aria-label={say('console.document.page.views')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[view]}
        onSelectionChange={(keys) => setView(views.find((name) => keys.has(name)) ?? 'both')}
      >
        {views.map((name) => (
          <ToggleButton key={name} id={name} className="op-segment op-segment-words">
            {say(`console.document.page.view.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div className="op-document-views" data-view={view}>
        {view !== 'json' && (
          <div className="op-document-form" ref={form}>
            {isBroken && (
              <Notice tone="warning" live title={say('console.document.page.broken')}>
                <p>{say('console.document.page.brokenText')}</p>
              </Notice>
            )}
            <SchemaForm
              schema={schema}
              value={document}
              documentKey={documentKey}
              readOnly={isBroken}
              onChange={change}
            />
          </div>
        )}
        {view !== 'form' && (
          <DocumentJson
            documentKey={documentKey}
            document={document}
            typed={text}
            focus={focus}
            readOnly={!edit}
            onType={type}
          />
        )}
      </div>
    </>
  );
};
