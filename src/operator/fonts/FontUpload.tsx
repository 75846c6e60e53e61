import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { isFontPath } from '#engine/theme/brand-fonts.ts';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { DropZone } from '../parts/DropZone.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { weightText } from '../pictures/size-text.ts';
import { fontTypes, nameOfFile } from './font-file.ts';
import { useAddFont } from './useFonts.ts';

/** Place to which a font is dropped or chosen for, with what lets the brand use it. */
export const FontUpload = () => {
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const [licence, setLicence] = useState('');
  const add = useAddFont(() => {
    setFile(undefined);
    setLicence('');
  });
  const take = (found: File | undefined): void => {
    if (!found) return;
    add.reset();
    setFile(found);
    setName(nameOfFile(found.name));
  };
  const isNamed = isFontPath(`fonts/${name}.woff2`);
  const refusal = add.error === null ? undefined : refusalOf(add.error);
  const send = (replace: boolean): void => {
    if (file) add.mutate({ name, file, licence, ...(replace && { replace }) });
  };
  return (
    <DropZone label={say('console.fonts.add')} onFiles={([first]) => take(first)}>
      <p className="op-upload-words">{say('console.fonts.dropLead')}</p>
      <div className="op-upload-line">
        <FileTrigger acceptedFileTypes={[...fontTypes]} onSelect={(files) => take(files?.[0])}>
          <Button look={file ? 'plain' : 'main'} icon="plus">
            {say('console.fonts.choose')}
          </Button>
        </FileTrigger>
        <span className="op-quiet" role="status">
          {file
            ? `${file.name}, ${weightText(file.size)}`
            : add.isSuccess
              ? say('console.fonts.added', { name: add.data.path })
              : ''}
        </span>
      </div>
      {file && (
        <form
          className="op-font-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send(false);
          }}
        >
          <TextInput
            label={say('console.fonts.name')}
            value={name}
            onChange={setName}
            isRequired
            error={isNamed ? undefined : say('console.fonts.nameHint')}
          />
          <TextInput
            label={say('console.fonts.licence')}
            hint={say('console.fonts.licenceHint')}
            value={licence}
            onChange={setLicence}
            maxLength={200}
            isRequired
          />
          <div className="op-upload-actions">
            <Button
              type="submit"
              look="main"
              busy={add.isPending}
              isDisabled={!isNamed || licence.trim() === ''}
            >
              {say('console.fonts.upload')}
            </Button>
            {refusal?.code === 'FONT_EXISTS' && (
              <Button onPress={() => send(true)}>{say('console.fonts.replace')}</Button>
            )}
            <Button look="quiet" onPress={() => setFile(undefined)}>
              {say('console.common.cancel')}
            </Button>
          </div>
        </form>
      )}
      {refusal && <RefusalNotice refusal={refusal} />}
    </DropZone>
  );
};
