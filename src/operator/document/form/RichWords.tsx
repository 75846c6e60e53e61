import { useState } from 'react';
import { splitKey } from '#engine/packs.ts';
import type { Path } from '../../documents/layer.ts';
import { say } from '../../language/say.ts';
import { Button } from '../../parts/Button.tsx';
import { WordsEditor } from '../../words/WordsEditor.tsx';
import { useRights } from '../../workspace/WorkspaceContext.tsx';
import { useDocumentFormScope } from './form-scope.tsx';

/** True for a text with headings, lists and links. */
export const isRichText = (schema: object): boolean =>
  'x-ref' in schema && schema['x-ref'] === 'text' && 'x-rich' in schema && schema['x-rich'] === true;

/** Words of a text with markup, edited beside its key. Blocks of a screen have theirs above their properties. */
export const RichWords = ({ name, steps, locked }: { name: string; steps: Path; locked: boolean }) => {
  const { documentKey } = useDocumentFormScope();
  const { edit } = useRights('texts');
  const [open, setOpen] = useState(false);
  const { kind, id } = splitKey(documentKey);
  if (kind === 'screen') return null;
  return (
    <div>
      <Button look="quiet" aria-expanded={open} onPress={() => setOpen(!open)}>
        {say('console.richText.words', { name })}
      </Button>
      {open && (
        <WordsEditor
          label={name}
          of={id}
          place={{ key: documentKey, path: steps, name: [kind, id, ...steps].join('.') }}
          locked={locked || !edit}
          rich
        />
      )}
    </div>
  );
};
