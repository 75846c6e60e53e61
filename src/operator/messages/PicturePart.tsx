import { useId } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import type { MessageDraft } from './message-draft.ts';
import { useAddPicture } from './useMessages.ts';

/** Content of a file in base64. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^.*?,/u, '')));
    reader.readAsDataURL(file);
  });

/** A picture above the words: kept as soon as it is chosen. */
export const PicturePart = ({
  picture,
  onChange,
}: {
  picture: MessageDraft['picture'];
  onChange: (picture: MessageDraft['picture']) => void;
}) => {
  const inputId = useId();
  const add = useAddPicture(onChange);
  const choose = async (file: File | undefined): Promise<void> => {
    if (file) add.mutate(await base64Of(file));
  };
  return (
    <div className="op-field">
      <label htmlFor={inputId}>{say('console.messages.picture')}</label>
      <input
        id={inputId}
        type="file"
        accept="image/png,image/jpeg"
        disabled={add.isPending}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <span className="op-hint" role="status">
        {say(add.isPending ? 'console.messages.pictureComing' : 'console.messages.pictureHint')}
      </span>
      {picture && (
        <Button look="quiet" icon="bin" onPress={() => onChange(undefined)}>
          {say('console.messages.pictureRemove')}
        </Button>
      )}
      {add.error !== null && <RefusalNotice refusal={refusalOf(add.error)} />}
    </div>
  );
};
