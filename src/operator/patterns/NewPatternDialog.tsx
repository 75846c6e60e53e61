import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { patternName } from '../changes/describe-rules.ts';
import { documentOf } from '../documents/reader.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Picker } from '../parts/Picker.tsx';
import { useNeededName } from '../parts/useNeededName.tsx';
import { usePackDocuments, usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { withNewPattern } from './new-pattern.ts';
import { say } from '../language/say.ts';

// No id of a pattern: those begin with a letter.
const BLANK = '*';

/** Dialog for a new pattern's name and template. */
export const NewPatternDialog = ({ from, onClose }: { from: string | undefined; onClose: () => void }) => {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { pack } = usePack();
  const navigate = useNavigate();
  const catalogue = documentOf(documents, 'patterns', 'main')?.patterns ?? {};
  const name = useNeededName(
    from === undefined ? '' : say('console.patterns.copyOf', { name: patternName(documents, from) }),
    {
      label: say('console.patterns.name'),
      hint: say('console.patterns.nameHint'),
      missing: say('console.patterns.missingName'),
    },
  );
  const [start, setStart] = useState(from ?? BLANK);
  const create = () => {
    const given = name.take();
    if (given === undefined) return;
    const { id, edited } = withNewPattern(documents, {
      name: given,
      from: start === BLANK ? undefined : start,
    });
    workspace.create(say('console.patterns.created', { name: given }), edited);
    onClose();
    void navigate(`/${pack}/patterns/${id}`);
  };
  return (
    <FormDialog
      title={from === undefined ? say('console.patterns.newTitle') : say('console.patterns.copyTitle')}
      confirm={say('console.patterns.create')}
      onConfirm={create}
      onClose={onClose}
    >
      <p className="op-lead">{say('console.patterns.newLead')}</p>
      {name.input}
      <div className="op-field">
        <span className="op-field-title" aria-hidden="true">
          {say('console.patterns.start')}
        </span>
        <Picker
          label={say('console.patterns.start')}
          value={start}
          options={[
            {
              id: BLANK,
              name: say('console.patterns.startBlank'),
              hint: say('console.patterns.startBlankHint'),
            },
            ...Object.entries(catalogue).map(([id, { pattern }]) => ({
              id,
              name: patternName(documents, id),
              hint: pattern,
            })),
          ]}
          onChange={setStart}
        />
      </div>
    </FormDialog>
  );
};
