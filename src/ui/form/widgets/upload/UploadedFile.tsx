import { useCallback, useState } from 'react';
import { Icon } from '#ui/primitives/Icon.tsx';
import { fileSize } from '../../fields/file-size.ts';
import { useFormScope } from '../../form-context.tsx';

/** Object address of a file for an image, revoked on unmount. */
const usePicture = (file: File) =>
  useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );

type UploadedFileProps = { file: File; disabled: true | undefined; onRemove: () => void };

/** One chosen file: preview of a picture, name, size, and a button that removes it. */
export function UploadedFile({ file, disabled, onRemove }: UploadedFileProps) {
  const { say, language } = useFormScope();
  const picture = usePicture(file);
  const [broken, setBroken] = useState(false);
  const { name, size, type } = file;
  return (
    <li className="lv-upload-file">
      {type.startsWith('image/') && !broken ? (
        <img ref={picture} alt="" onError={() => setBroken(true)} />
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
