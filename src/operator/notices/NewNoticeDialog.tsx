import { useState } from 'react';
import { htmlOfWords } from '#engine/texts/plain-text.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { ReferenceInput } from '../entries/ReferenceInput.tsx';
import type { EntryEdits } from '../entries/useEntryEdits.ts';
import { NewEntryWords } from '../entries/NewEntryWords.tsx';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Labelled } from '../parts/Labelled.tsx';
import { Picker } from '../parts/Picker.tsx';
import { noticeTypes, type PlayerNotice } from './notice.ts';

/** Asks what a new banner or notice shows and says; the rest is edited in place. It comes first. */
export const NewNoticeDialog = ({
  edits,
  isBanner,
  onMade,
  onClose,
}: {
  edits: EntryEdits;
  isBanner: boolean;
  onMade: (id: string) => void;
  onClose: () => void;
}) => {
  const { timers } = useAdmin();
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  const [image, setImage] = useState<string>();
  const [to, setTo] = useState<string>();
  const [type, setType] = useState<PlayerNotice['type']>(isBanner ? 'B' : 'PL');
  const { place } = edits;
  const ready = title.trim() !== '' && content.trim() !== '' && (!isBanner || image !== undefined);
  const create = (): void => {
    const date = `${new Date(timers.now()).toISOString().slice(0, 19)}Z`;
    const value = {
      type,
      date,
      ...(image && { image }),
      ...(to && { to }),
      ...(isBanner && { tone: 'primary' }),
    };
    const text = content.trim();
    const words = { title: title.trim(), content: isBanner ? htmlOfWords(text) : text };
    const id = edits.add(title.trim(), 'notice', value, words);
    onClose();
    if (id !== undefined) onMade(id);
  };
  return (
    <FormDialog
      title={say(isBanner ? 'console.banners.add' : 'console.notices.add')}
      confirm={say('console.content.create')}
      ready={ready}
      onConfirm={create}
      onClose={onClose}
    >
      {isBanner ? (
        <>
          <Labelled label={say('console.notices.picture')}>
            <ReferenceInput
              label={say('console.notices.picture')}
              kind="image"
              documentKey={place.key}
              value={image}
              beside="banners/new"
              onChange={setImage}
            />
          </Labelled>
          <Labelled label={say('console.notices.leadsTo')}>
            <ReferenceInput
              label={say('console.notices.leadsTo')}
              kind="page"
              documentKey={place.key}
              value={to}
              isOptional
              onChange={setTo}
            />
          </Labelled>
        </>
      ) : (
        <Labelled label={say('console.notices.type')}>
          <Picker
            label={say('console.notices.type')}
            value={type}
            options={noticeTypes.map((id) => ({ id, name: say(`console.notices.types.${id}`), hint: '' }))}
            onChange={(id) => setType(noticeTypes.find((known) => known === id) ?? 'PL')}
          />
        </Labelled>
      )}
      <NewEntryWords title={title} text={content} plain={isBanner} onTitle={setTitle} onText={setContent} />
    </FormDialog>
  );
};
