import { useEffect, useState } from 'react';
import { Icon } from '#ui/primitives/Icon.tsx';
import { fileSize } from '../../file-size.ts';
import { useFormScope } from '../../form-context.tsx';

/** The address of a file's content while it is shown; given back when it is not. */
const useObjectUrl = (file: File): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return address;
};

type UploadedFileProps = { file: File; disabled: true | undefined; onRemove: () => void };

/** One chosen file: a picture of it where it is one, its name and size, and a button that takes it away. */
export function UploadedFile({ file, disabled, onRemove }: UploadedFileProps) {
  const { say, language } = useFormScope();
  const picture = useObjectUrl(file);
  const [broken, setBroken] = useState(false);
  const { name, size, type } = file;
  return (
    <li className="lv-upload-file">
      {picture !== undefined && !broken ? (
        <img src={picture} alt="" onError={() => setBroken(true)} />
      ) : (
        <span className="lv-upload-kind" aria-hidden="true">
          {type.slice(type.indexOf('/') + 1).toUpperCase()}
        </span>
      )}
      <span className="lv-upload-name">
        <span dir="auto">{name}</span>
        <small>{fileSize(size, language)}</small>
      </span>
      <button
        type="button"
        className="lv-upload-remove"
        aria-label={say('form.upload.remove', { name })}
        disabled={disabled}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
