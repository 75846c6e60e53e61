import { useId, useRef, useState } from 'react';
import type { AvatarEditorProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Face } from '#portal/parts/Face.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSession } from '#portal/session/use-session.ts';
import type { SourceValues } from '#portal/sources/source-values.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { CropView } from './CropView.tsx';
import { OfferedPictures } from './OfferedPictures.tsx';
import { decodePicture } from './decode-picture.ts';
import { useAvatarChanges } from './use-avatar-changes.ts';
import './avatar-editor.css';

const megabyte = 1024 * 1024;

/** Chooses the picture of the member. Not a form document: a picture is cropped before it is sent. */
export function AvatarEditor({ props }: BlockViewProps<AvatarEditorProps>) {
  const avatars = useSource('avatars');
  return (
    <div className="lv-content">
      <SourceView loaded={avatars} skeleton={<Skeleton height="20rem" />}>
        {(value) => <Editor value={value} maxMegabytes={props.maxMegabytes ?? 5} />}
      </SourceView>
    </div>
  );
}

function Editor({ value, maxMegabytes }: { value: SourceValues['avatars']; maxMegabytes: number }) {
  const say = useText();
  const id = useId();
  const account = useSession()?.account ?? '';
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const { busy, failed, fail, upload, choose, remove } = useAvatarChanges();
  const take = async (file: File | undefined) => {
    if (!file) return;
    fail(undefined);
    const read = await decodePicture(file, maxMegabytes * megabyte);
    if (read.ok) setPicture(read.picture);
    else fail(read.why);
  };
  const leave = () => {
    picture?.close();
    setPicture(undefined);
    input.current?.focus();
  };
  return (
    <div className="lv-avatars">
      <p className="lv-avatars-failed" role="alert">
        {failed !== undefined && say(failed, { max: maxMegabytes })}
      </p>
      {picture ? (
        <CropView
          picture={picture}
          busy={busy === 'own'}
          onCancel={leave}
          onDone={(square) => void upload(square).then((changed) => changed && leave())}
        />
      ) : (
        <div className="lv-avatars-now">
          <Face className="lv-avatars-face" name={account} picture={value.avatar} />
          <div className="lv-avatars-own">
            <input
              ref={input}
              id={id}
              className="lv-visually-hidden"
              type="file"
              accept="image/png,image/jpeg,image/webp"
              aria-describedby={`${id}-hint`}
              onChange={(event) => {
                void take(event.target.files?.[0]);
                // The same file may be chosen again after a mistake.
                event.target.value = '';
              }}
            />
            <label htmlFor={id} className="lv-button lv-button-primary lv-button-medium">
              <span className="lv-button-label">{say('avatar.upload')}</span>
            </label>
            {value.avatar !== null && (
              <Button variant="ghost" busy={busy === 'none'} onClick={() => void remove()}>
                {say('avatar.remove')}
              </Button>
            )}
            <p id={`${id}-hint`} className="lv-crop-hint">
              {say('avatar.uploadHint', { max: maxMegabytes })}
            </p>
          </div>
        </div>
      )}
      {!picture && value.offered.length > 0 && (
        <OfferedPictures
          offered={value.offered}
          chosen={value.avatarType === 'STATIC' ? value.avatar : null}
          busy={busy}
          onChoose={(name) => void choose(name)}
        />
      )}
    </div>
  );
}
