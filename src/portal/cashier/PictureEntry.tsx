import { useId, useState } from 'react';
import { takeFiles } from '#ui/form/widgets/lazy/take-files.ts';
import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import './cashier.css';

const accept = { types: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024, maxFiles: 3 } as const;

/** Chooses pictures that prove something, each sent as it is chosen: PNG or JPEG under 5 MB, three at most, known by their content. */
export function PictureEntry({
  label,
  count,
  busy,
  onPicture,
}: {
  label: string;
  /** Pictures the platform has already. */
  count: number;
  busy: boolean;
  onPicture: (file: File) => Promise<boolean>;
}) {
  const say = useText();
  const id = useId();
  const [wrong, setWrong] = useState<string>();
  const left = accept.maxFiles - count;
  const take = async (files: readonly File[]) => {
    setWrong(undefined);
    const looked = await takeFiles([], files, {
      ...accept,
      types: [...accept.types],
      maxFiles: Math.max(left, 0),
    });
    const [refused] = looked.refused;
    if (refused) setWrong(`cashier.picture.${refused.code}`);
    for (const file of looked.taken) if (!(await onPicture(file))) return;
  };
  return (
    <div className="lv-proof">
      {left > 0 && (
        <>
          <input
            id={id}
            className="lv-visually-hidden"
            type="file"
            accept={accept.types.join(',')}
            multiple={left > 1}
            disabled={busy}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              void take([...(event.target.files ?? [])]);
              // The same file may be chosen again after a mistake.
              event.target.value = '';
            }}
          />
          <label htmlFor={id} className="lv-proof-pick" data-busy={busy || undefined}>
            <Icon name={busy ? 'clock' : 'plus'} />
            <span>{say(busy ? 'cashier.picture.sending' : label)}</span>
          </label>
        </>
      )}
      <p id={`${id}-hint`} className="lv-proof-hint">
        {say('cashier.picture.hint')}
      </p>
      <p className="lv-proof-count" role="status">
        {count > 0 && (
          <>
            <Icon name="check" /> {say('cashier.picture.count', { count })}
          </>
        )}
      </p>
      <p className="lv-field-error" role="alert">
        {wrong !== undefined && say(wrong)}
      </p>
    </div>
  );
}
