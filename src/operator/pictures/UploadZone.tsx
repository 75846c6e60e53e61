import { useEffect, useEffectEvent, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { folderOf, pictureTypes } from './picture-path.ts';

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable=true]') !== null;

/** Place to which pictures are dropped, pasted or chosen for. */
export const UploadZone = ({ onFiles }: { onFiles: (files: File[], folder: string) => void }) => {
  const [folder, setFolder] = useState('banners');
  const [over, setOver] = useState(false);
  const take = (files: readonly File[]): void => {
    if (files.length > 0) onFiles([...files], folderOf(folder));
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!isTyping(event.target)) take(filesOf(event.clipboardData));
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button chooses files without a mouse
    <div
      role="group"
      aria-label={say('console.pictures.upload.title')}
      className="op-upload"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(filesOf(event.dataTransfer));
      }}
    >
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
    </div>
  );
};
