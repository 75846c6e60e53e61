import { FileTrigger } from 'react-aria-components';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { folderOf, freePath, pathOf, pictureTypes } from './picture-path.ts';
import { useAddPicture, usePictures } from './usePictures.ts';

/** Uploads a picture where one is chosen, under a free path in the folder of the present one; absent without the right to. */
export const UploadPicture = ({
  label,
  beside,
  isDisabled,
  onDone,
}: {
  /** Name of the field. */
  label: string;
  /** Path of the present picture. */
  beside: string | undefined;
  isDisabled: boolean;
  onDone: (path: string) => void;
}) => {
  const rights = useRights('pictures');
  const { data: pictures } = usePictures();
  const add = useAddPicture(({ path }) => onDone(path));
  if (!rights.edit) return null;
  const folder = folderOf(beside?.includes('/') ? beside.slice(0, beside.lastIndexOf('/')) : 'banners');
  const words = say(add.isPending ? 'console.pictures.upload.sending' : 'console.pictures.upload.here');
  const isTaken = (path: string): boolean => pictures?.some((one) => one.path === path) ?? false;
  return (
    <>
      <FileTrigger
        acceptedFileTypes={[...pictureTypes]}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file) add.mutate({ path: freePath(pathOf(file, folder), isTaken), file });
        }}
      >
        <Button
          look="quiet"
          icon="plus"
          busy={add.isPending}
          isDisabled={isDisabled}
          aria-label={`${words}: ${label}`}
        >
          {words}
        </Button>
      </FileTrigger>
      {add.error !== null && <RefusalNotice refusal={refusalOf(add.error)} />}
    </>
  );
};
