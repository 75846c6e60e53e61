import { useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { SupportDesk } from './conversation.ts';
import { useConversation } from './conversation-context.ts';

const megabyte = 1024 * 1024;

/** What is typed and not sent, kept in the tab while the chat is closed. */
const draftName = 'livery.support.draft';

/** Writes a message or chooses a picture. Enter sends where there is a keyboard, with Shift it begins a line. */
export function Composer({ desk, label }: { desk: SupportDesk; label: string }) {
  const say = useText();
  const id = useId();
  const { viewer, storage } = usePortal();
  const { width } = useSnapshot(viewer, { sync: true });
  const conversation = useConversation();
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const { messageMax, files: taken } = desk;

  const send = (): void => {
    const words = field.current?.value.trim() ?? '';
    if (words === '') return;
    if ([...words].length > messageMax) return setWrong(say('supportDesk.tooLong', { most: messageMax }));
    setWrong(undefined);
    conversation.send(words);
    if (field.current) field.current.value = '';
    storage?.removeItem(draftName);
    field.current?.focus();
  };
  const choose = (chosen: FileList | null): void => {
    const [file] = chosen ?? [];
    if (files.current) files.current.value = '';
    if (!file || !taken) return;
    const fits = taken.types.includes(file.type) && file.size <= taken.maxBytes;
    setWrong(
      fits ? undefined : say('supportDesk.fileWrong', { size: Math.floor(taken.maxBytes / megabyte) }),
    );
    if (fits) conversation.sendFile(file);
  };
  return (
    <form
      className="lv-support-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="lv-support-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className="lv-support-input"
        rows={2}
        aria-describedby={wrong === undefined ? undefined : `${id}wrong`}
        aria-invalid={wrong !== undefined}
        defaultValue={storage?.getItem(draftName) ?? ''}
        onInput={({ currentTarget }) => {
          keepDraft(storage, currentTarget.value);
          setWrong(undefined);
          conversation.typed();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || width === 'phone')
            return;
          event.preventDefault();
          send();
        }}
      />
      {wrong !== undefined && (
        <p id={`${id}wrong`} className="lv-support-wrong" role="alert">
          {wrong}
        </p>
      )}
      <div className="lv-support-steps">
        {taken && (
          <>
            <input
              ref={files}
              type="file"
              hidden
              accept={taken.types.join(',')}
              aria-label={say('supportDesk.attach')}
              onChange={(event) => choose(event.currentTarget.files)}
            />
            <Button
              variant="ghost"
              icon="plus"
              aria-label={say('supportDesk.attach')}
              onClick={() => files.current?.click()}
            />
          </>
        )}
        <Button variant="primary" type="submit">
          {say('supportDesk.send')}
        </Button>
      </div>
    </form>
  );
}

function keepDraft(storage: Storage | undefined, text: string): void {
  try {
    storage?.setItem(draftName, text);
  } catch {
    // A full storage keeps nothing, which loses only this convenience.
  }
}
