import { useId } from 'react';
import { base64Of } from '../api/base64-of.ts';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import type { MessageDraft } from './message-draft.ts';
import { useAddMessagePicture } from './useMessages.ts';

/** A picture above the words: kept as soon as it is chosen. */
export const PicturePart = ({
  picture,
  onChange,
}: {
  picture: MessageDraft['picture'];
  onChange: (picture: MessageDraft['picture']) => void;
}) => {
  const inputId = useId();
  const add = useAddMessagePicture(onChange);
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
