import './upload.css';
import { useEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';
import { useSnapshot } from 'valtio';
import { fieldErrors, type FieldSpec } from '#engine/forms/index.ts';
import { Icon } from '#ui/primitives/Icon.tsx';
import type { WidgetProps } from '../../fields/field-widget.ts';
import { fileSize } from '../../fields/file-size.ts';
import { useFormScope } from '../../form-context.tsx';
import { takeFiles, type RefusedFile } from './take-files.ts';
import { UploadedFile } from './UploadedFile.tsx';
import { readNumbersOf } from '../../fields/field-message.ts';
import { uploadNumbers } from '../parts/message-numbers.ts';

readNumbersOf('upload', uploadNumbers);

const NO_FILES: readonly File[] = [];

/** Names of the accepted types: PNG, JPEG, PDF. */
const kindsOf = (accept: FieldSpec['accept']): string =>
  (accept?.types ?? []).map((type) => type.slice(type.indexOf('/') + 1).toUpperCase()).join(', ');

/** Prevents the browser from opening a file that was dropped outside of the field, which would lose the form's values. */
const keepPage = (event: Event): void => event.preventDefault();

const useKeptPage = (): void =>
  useEffect(() => {
    const events = ['dragover', 'drop'];
    for (const type of events) document.addEventListener(type, keepPage);
    return () => {
      for (const type of events) document.removeEventListener(type, keepPage);
    };
  }, []);

const touches = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/**
 * Files, chosen, dropped, pasted or photographed. Size and content of each are checked before it is accepted; a refused file shows
 * its reason and does not affect the others.
 */
export function UploadField({ spec, field, control }: WidgetProps) {
  const { say, language, announce } = useFormScope();
  const { accept } = spec;
  const { value } = useSnapshot(field.state, { sync: true });
  const files = Array.isArray(value) ? (value as readonly File[]) : NO_FILES;
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [reading, setReading] = useState(false);
  const [over, setOver] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useKeptPage();
  const {
    ref,
    id,
    name: fieldName,
    disabled,
    placeholder: _,
    autoComplete: __,
    enterKeyHint: ___,
    ...described
  } = control;
  const max = accept?.maxFiles ?? Infinity;
  const limits = accept && {
    count: accept.maxFiles,
    max: fileSize(accept.maxBytes, language),
  };

  const messageOf = ({ name, code }: RefusedFile): string => {
    const key = code === 'UNREADABLE' ? 'form.upload.unreadable' : fieldErrors[code].key;
    const params = code === 'TOO_MANY_FILES' ? { max } : { max: limits?.max ?? '' };
    return say('form.fieldError', { label: name, message: say(key, params) });
  };
  const take = async (given: readonly File[]): Promise<void> => {
    if (given.length === 0 || disabled || reading) return;
    setReading(true);
    const { taken, refused: wrong } = await takeFiles(files, given, accept);
    setReading(false);
    setRefused(wrong);
    const added = taken.filter((file) => !files.includes(file));
    if (added.length > 0) field.change(taken);
    announce(
      [...added.map(({ name }) => say('form.upload.added', { name })), ...wrong.map(messageOf)].join(' '),
    );
  };
  const chosen = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const given = [...(input.files ?? [])];
    // Allows choosing the same file again after it was removed.
    input.value = '';
    void take(given);
  };
  const pasted = (event: ClipboardEvent): void => {
    const given = [...event.clipboardData.files];
    if (given.length === 0) return;
    event.preventDefault();
    void take(given);
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };
  const remove = (file: File, at: number): void => {
    field.change(files.filter((other) => other !== file));
    setRefused([]);
    announce(say('form.upload.removed', { name: file.name }));
    // The focus moves to the next file's button, else to the file chooser.
    requestAnimationFrame(() => {
      const buttons = box.current?.querySelectorAll<HTMLElement>('.lv-upload-remove');
      (buttons?.[Math.min(at, buttons.length - 1)] ?? document.getElementById(id))?.focus();
    });
  };
  const inputAttributes = {
    type: 'file',
    accept: accept?.types.join(','),
    multiple: max > 1,
    disabled,
    onChange: chosen,
  } as const;
  const photographs = touches() && (accept?.types.some((type) => type.startsWith('image/')) ?? true);

  return (
    <div ref={box} className="lv-upload" aria-busy={reading || undefined} onPaste={pasted}>
      {files.length > 0 && (
        <ul className="lv-upload-files">
          {files.map((file, at) => (
            <UploadedFile
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              disabled={disabled}
              onRemove={() => remove(file, at)}
            />
          ))}
        </ul>
      )}
      <div
        className="lv-upload-place"
        data-over={over || undefined}
        data-disabled={disabled}
        onDragOver={(event) => {
          event.preventDefault();
          if (!disabled) setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <input
          {...inputAttributes}
          {...described}
          ref={ref}
          id={id}
          name={fieldName}
          className="lv-upload-input"
          aria-describedby={[described['aria-describedby'], `${id}-limits`, `${id}-refused`].join(' ')}
        />
        <span className="lv-upload-choose" aria-hidden="true">
          <Icon name="plus" />
          <span>
            <strong>{say(files.length > 0 && max > 1 ? 'form.upload.add' : 'form.upload.choose')}</strong>
            {!touches() && <> {say('form.upload.drop')}</>}
          </span>
        </span>
        {photographs && (
          <label className="lv-upload-photo">
            <Icon name="plus" />
            {say('form.upload.photo')}
            <input {...inputAttributes} className="lv-visually-hidden" capture="environment" />
          </label>
        )}
      </div>
      <p id={`${id}-limits`} className="lv-upload-limits">
        {[kindsOf(accept), limits && say('form.upload.limits', limits)].filter(Boolean).join(' · ')}
      </p>
      <ul id={`${id}-refused`} className="lv-upload-refused">
        {refused.map((file) => (
          <li key={file.name}>
            <Icon name="warning" size={16} />
            {messageOf(file)}
          </li>
        ))}
      </ul>
    </div>
  );
}
