import { useEffect, useEffectEvent, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { DropZone } from '../parts/DropZone.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { folderOf, pictureTypes } from './picture-path.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable=true]') !== null;

/** Place to which pictures are dropped, pasted or chosen for. */
export const UploadZone = ({ onFiles }: { onFiles: (files: File[], folder: string) => void }) => {
  const [folder, setFolder] = useState('banners');
  const take = (files: readonly File[]): void => {
    if (files.length > 0) onFiles([...files], folderOf(folder));
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!isTyping(event.target)) take([...(event.clipboardData?.files ?? [])]);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return (
    <DropZone label={say('console.pictures.upload.title')} onFiles={take}>
      <p className="op-upload-words">{say('console.pictures.upload.lead')}</p>
      <div className="op-upload-line">
        <TextInput
          label={say('console.pictures.upload.folder')}
          hint={say('console.pictures.upload.folderHint', { folder: folderOf(folder) || '/' })}
          value={folder}
          onChange={setFolder}
        />
        <FileTrigger
          acceptedFileTypes={[...pictureTypes]}
          allowsMultiple
          onSelect={(files) => take([...(files ?? [])])}
        >
          <Button look="main" icon="plus">
            {say('console.pictures.upload.choose')}
          </Button>
        </FileTrigger>
      </div>
    </DropZone>
  );
};
