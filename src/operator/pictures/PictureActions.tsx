import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import type { JsonObject } from '#engine/json/json.ts';
import type { Picture } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { pictureTypes } from './picture-path.ts';
import { usePictureEntry } from './usePictureEntry.ts';
import { useAddPicture, useRemovePicture } from './usePictures.ts';

const types = (path: string): string[] =>
  path.endsWith('.svg') ? ['image/svg+xml'] : pictureTypes.filter((type) => type !== 'image/svg+xml');

/** Replaces a picture wherever it is used, and takes an uploaded one away. */
export const PictureActions = ({ picture, onRemoved }: { picture: Picture; onRemoved: () => void }) => {
  const { pack } = usePack();
  const { path } = picture;
  const { entry, setEntry } = usePictureEntry(path);
  const [former, setFormer] = useState<{ entry: JsonObject | undefined }>();
  const add = useAddPicture();
  const remove = useRemovePicture(onRemoved);
  const isOwn = picture.uploaded && picture.pack === pack;
  const error = add.error ?? remove.error;
  return (
    <>
      <div className="op-picture-actions">
        <FileTrigger
          acceptedFileTypes={types(path)}
          onSelect={(files) => {
            const [file] = files ?? [];
            remove.reset();
            if (!file) return;
            setFormer({ entry });
            add.mutate({ path, file, replace: true });
          }}
        >
          <Button icon="reload" busy={add.isPending}>
            {say('console.pictures.replace')}
          </Button>
        </FileTrigger>
        {former && add.isSuccess && (
          <Button
            look="quiet"
            onPress={() => {
              setEntry(say('console.pictures.formerLabel', { path }), former.entry);
              setFormer(undefined);
              add.reset();
            }}
          >
            {say('console.pictures.former')}
          </Button>
        )}
        {isOwn && (
          <Button
            look="danger"
            icon="bin"
            busy={remove.isPending}
            onPress={() => {
              add.reset();
              remove.mutate(path);
            }}
          >
            {say('console.pictures.remove')}
          </Button>
        )}
      </div>
      <p className="op-quiet" role="status">
        {add.isPending
          ? say('console.pictures.upload.sending')
          : add.isSuccess
            ? say('console.pictures.replaced')
            : say(isOwn ? 'console.pictures.actionsHint' : 'console.pictures.replaceHint')}
      </p>
      {error !== null && <RefusalNotice refusal={refusalOf(error)} />}
    </>
  );
};
