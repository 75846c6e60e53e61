import { base64Of } from '../api/base64-of.ts';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { FileField } from '../parts/FileField.tsx';
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
  const add = useAddMessagePicture(onChange);
  const choose = async (file: File | undefined): Promise<void> => {
    if (file) add.mutate(await base64Of(file));
  };
  return (
    <FileField
      label={say('console.messages.picture')}
      accept="image/png,image/jpeg"
      isDisabled={add.isPending}
      onChoose={(file) => void choose(file)}
    >
      <span className="op-hint" role="status">
        {say(add.isPending ? 'console.messages.pictureComing' : 'console.messages.pictureHint')}
      </span>
      {picture && (
        <Button look="quiet" icon="bin" onPress={() => onChange(undefined)}>
          {say('console.messages.pictureRemove')}
        </Button>
      )}
      {add.error !== null && <RefusalNotice refusal={refusalOf(add.error)} />}
    </FileField>
  );
};
