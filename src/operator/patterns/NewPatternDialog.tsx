import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { own } from '#engine/json.ts';
import { patternName } from '../changes/describe-rules.ts';
import { documentOf } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Picker } from '../parts/Picker.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { useDocuments, usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { withNewPattern } from './new-pattern.ts';
import { PATTERNS } from './safety.ts';
import { patternTexts as texts } from './texts.ts';

// No id of a pattern: those begin with a letter.
const BLANK = '*';

/** Asks for the name of a new pattern and what it begins as. */
export const NewPatternDialog = ({ from, onClose }: { from: string | undefined; onClose: () => void }) => {
  const workspace = useWorkspace();
  const documents = useDocuments();
  const { pack } = usePack();
  const navigate = useNavigate();
  const catalogue = documentOf(documents, 'patterns', 'main')?.patterns ?? {};
  const [name, setName] = useState(from === undefined ? '' : texts.copyOf(patternName(documents, from)));
  const [start, setStart] = useState(from ?? BLANK);
  const [missing, setMissing] = useState(false);
  const create = () => {
    if (name.trim() === '') {
      setMissing(true);
      return;
    }
    const { id, edited } = withNewPattern(documents, {
      name: name.trim(),
      from: start === BLANK ? undefined : start,
    });
    const label = texts.created(name.trim());
    if (own(documents, PATTERNS)) workspace.edit(label, edited);
    else workspace.create(label, edited);
    onClose();
    void navigate(`/${pack}/patterns/${id}`);
  };
  return (
    <Dialog
      title={from === undefined ? texts.newTitle : texts.copyTitle}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button look="main" onPress={create}>
            {texts.create}
          </Button>
        </>
      }
    >
      <p className="op-lead">{texts.newLead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <TextInput
          label={texts.name}
          hint={texts.nameHint}
          value={name}
          maxLength={80}
          onChange={(next) => {
            setName(next);
            setMissing(false);
          }}
          error={missing ? texts.missingName : undefined}
        />
      </form>
      <div className="op-field">
        <span className="op-field-title" aria-hidden="true">
          {texts.start}
        </span>
        <Picker
          label={texts.start}
          value={start}
          options={[
            { id: BLANK, name: texts.startBlank, hint: texts.startBlankHint },
            ...Object.entries(catalogue).map(([id, { pattern }]) => ({
              id,
              name: patternName(documents, id),
              hint: pattern,
            })),
          ]}
          onChange={setStart}
        />
      </div>
    </Dialog>
  );
};
