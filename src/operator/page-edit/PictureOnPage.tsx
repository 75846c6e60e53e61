import { withValue } from '../documents/reader.ts';
import { documentName } from '../documents/document-name.ts';
import { say } from '../language/say.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { PictureDialog } from '../pictures/PictureDialog.tsx';
import { UploadPicture } from '../pictures/UploadPicture.tsx';
import { usePictures } from '../pictures/usePictures.ts';
import { ReferencePicker } from '../references/ReferencePicker.tsx';
import { useReferences } from '../references/useReferences.ts';
import { usePackDocuments, useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { picturePathOf, placeOfPicture } from './picture-on-page.ts';

/** The dialog of a picture that was pressed on the page, with the choice of another for its place. */
export const PictureOnPage = ({
  address,
  path,
  onClose,
}: {
  address: string;
  /** Block around it. */
  path: string | undefined;
  onClose: () => void;
}) => {
  const documents = usePackDocuments();
  const { data: pictures, isPending } = usePictures();
  const name = picturePathOf(address);
  const picture = pictures?.find((one) => one.path === name);
  if (isPending) return null;
  if (name === undefined || !picture) {
    return (
      <Dialog title={say('console.pageEdit.picture')} size="small" onClose={onClose}>
        <p>{say('console.pageEdit.pictureForeign')}</p>
      </Dialog>
    );
  }
  const place = placeOfPicture(documents, name, path);
  return (
    <PictureDialog picture={picture} onClose={onClose}>
      {place && <PictureHere place={place} picture={name} onDone={onClose} />}
    </PictureDialog>
  );
};

const PictureHere = ({
  picture,
  place: { key, steps },
  onDone,
}: {
  picture: string;
  place: NonNullable<ReturnType<typeof placeOfPicture>>;
  onDone: () => void;
}) => {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { option, options } = useReferences();
  const rights = useRights(key.slice(0, key.indexOf('/')));
  const label = say('console.pageEdit.pictureHere');
  const set = (next: string): void => {
    const document = documents[key];
    if (!document) return;
    workspace.edit(say('console.pageEdit.editPicture', { name: documentName(documents, key) }), {
      [key]: withValue(document, steps, next),
    });
    onDone();
  };
  return (
    <div className="op-page-picture">
      <p className="op-quiet">{say('console.pageEdit.pictureHint')}</p>
      <ReferencePicker
        label={label}
        value={picture}
        options={() => options('image', key)}
        current={option('image', picture)}
        isDisabled={!rights.edit}
        onChange={set}
      />
      <UploadPicture label={label} beside={picture} isDisabled={!rights.edit} onDone={set} />
    </div>
  );
};
