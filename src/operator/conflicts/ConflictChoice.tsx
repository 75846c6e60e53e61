import { useId, useState } from 'react';
import type { Json } from '#engine/json/json.ts';
import type { Choice, MergeConflict } from '#engine/overlay/three-way.ts';
import { valueWords } from '../changes/describe-values.ts';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';

type ConflictChoiceProps = {
  conflict: MergeConflict;
  heading: string;
  choice: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
};

/** A conflicting value: its base, both changes, and the choice between them. */
export const ConflictChoice = ({ conflict, heading, choice, onChoose }: ConflictChoiceProps) => {
  const name = useId();
  const documents = usePackDocuments();
  const said = (value: Json | undefined, without: string): string =>
    value === undefined ? without : valueWords(value, documents);
  const { base, mine, theirs } = conflict;
  const [own, setOwn] = useState(() => JSON.stringify(mine ?? theirs ?? null, null, 2));
  const [broken, setBroken] = useState(false);
  const [other, setOther] = useState(false);
  const take = (text: string): void => {
    setOwn(text);
    setOther(true);
    try {
      const value = JSON.parse(text) as Json;
      setBroken(false);
      onChoose({ take: 'other', value });
    } catch {
      setBroken(true);
      onChoose(undefined);
    }
  };
  const pick = (side: 'mine' | 'theirs') => () => {
    setOther(false);
    setBroken(false);
    onChoose({ take: side });
  };
  return (
    <fieldset className="op-conflict">
      <legend>{heading}</legend>
      <p className="op-quiet">
        {say('console.conflicts.base')}: {said(base, say('console.conflicts.absent'))}
      </p>
      <label className="op-conflict-way">
        <input type="radio" name={name} checked={choice?.take === 'mine'} onChange={pick('mine')} />
        <strong>{say('console.conflicts.takeMine')}</strong>{' '}
        <span>{said(mine, say('console.conflicts.gone'))}</span>
      </label>
      <label className="op-conflict-way">
        <input type="radio" name={name} checked={choice?.take === 'theirs'} onChange={pick('theirs')} />
        <strong>{say('console.conflicts.takeTheirs')}</strong>{' '}
        <span>{said(theirs, say('console.conflicts.gone'))}</span>
      </label>
      <label className="op-conflict-way">
        <input
          type="radio"
          name={name}
          checked={other || choice?.take === 'other'}
          onChange={() => take(own)}
        />
        <strong>{say('console.conflicts.takeOther')}</strong>
      </label>
      {(other || choice?.take === 'other') && (
        <label className="op-conflict-own">
          <span>
            {say('console.conflicts.other')}{' '}
            <span className="op-quiet">{say('console.conflicts.otherJson')}</span>
          </span>
          <textarea
            className="op-input"
            rows={Math.min(8, own.split('\n').length)}
            value={own}
            aria-invalid={broken}
            onChange={(event) => take(event.target.value)}
          />
          {broken && <span className="op-field-error">{say('console.conflicts.badJson')}</span>}
        </label>
      )}
    </fieldset>
  );
};
