import { useState } from 'react';
import type { EntryEdits } from '../entries/useEntryEdits.ts';
import { NewEntryWords } from '../entries/NewEntryWords.tsx';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';

/** Asks for the words of a new article, which comes first. */
export const NewArticleDialog = ({
  edits,
  onMade,
  onClose,
}: {
  edits: EntryEdits;
  onMade: (id: string) => void;
  onClose: () => void;
}) => {
  const [title, setTitle] = useState('');
  const [body, setBody] = useState('');
  const create = (): void => {
    const id = edits.add(title.trim(), 'article', {}, { title: title.trim(), body: body.trim() });
    onClose();
    if (id !== undefined) onMade(id);
  };
  return (
    <FormDialog
      title={say('console.help.add')}
      confirm={say('console.content.create')}
      ready={title.trim() !== '' && body.trim() !== ''}
      onConfirm={create}
      onClose={onClose}
    >
      <NewEntryWords title={title} text={body} onTitle={setTitle} onText={setBody} />
    </FormDialog>
  );
};
