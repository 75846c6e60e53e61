import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { Picker } from '../../parts/Picker.tsx';
import { Switch } from '../../parts/Switch.tsx';
import { ReferencePicker } from '../../references/ReferencePicker.tsx';
import { UploadPicture } from '../../pictures/UploadPicture.tsx';
import { useReferences } from '../../references/useReferences.ts';
import { say } from '../../language/say.ts';
import { useDocumentFormScope } from './form-scope.tsx';
import { lineName } from './form-view.ts';
import { withSourceHint } from './source-hint.ts';

/** Texts longer than this, and those of several lines, get a box. */
const LONG = 60;

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

const describedBy = (id: string): string => `${id}-about`;

const LineInput = ({ id, value, disabled, readonly, required, options, onChange }: WidgetProps) => {
  const words = textOf(value);
  const shared = {
    id,
    className: 'op-input',
    value: words,
    disabled: (disabled ?? false) || (readonly ?? false),
    'aria-describedby': describedBy(id),
    'aria-required': required ?? false,
  };
  const set = (next: string): void => onChange(next === '' && !required ? undefined : next);
  return options['long'] === true || words.length > LONG || words.includes('\n') ? (
    <textarea
      {...shared}
      rows={Math.min(12, Math.max(2, Math.ceil(words.length / LONG)))}
      onChange={(event) => set(event.target.value)}
    />
  ) : (
    <input {...shared} type="text" onChange={(event) => set(event.target.value)} />
  );
};

const NumberInput = ({ id, value, schema, disabled, readonly, onChange }: WidgetProps) => (
  <input
    id={id}
    type="number"
    className="op-input op-input-number"
    value={textOf(value)}
    disabled={(disabled ?? false) || (readonly ?? false)}
    aria-describedby={describedBy(id)}
    min={schema.minimum}
    max={schema.maximum}
    step={schema.type === 'integer' ? 1 : 'any'}
    onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
  />
);

const ColorInput = ({ id, value, label, disabled, readonly, uiSchema, onChange }: WidgetProps) => {
  const words = textOf(value);
  const off = (disabled ?? false) || (readonly ?? false);
  return (
    <div className="op-color-line">
      <input
        type="color"
        aria-label={say('console.document.form.pickColor', { name: lineName(label, uiSchema) })}
        value={/^#[0-9a-f]{6}/i.test(words) ? words.slice(0, 7).toLowerCase() : '#000000'}
        disabled={off}
        onChange={(event) => onChange(event.target.value + words.slice(7))}
      />
      <input
        id={id}
        className="op-input"
        value={words}
        disabled={off}
        spellCheck={false}
        aria-describedby={describedBy(id)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};

const Choice = ({ label, value, options, disabled, readonly, uiSchema, onChange }: WidgetProps) => {
  const choices = (options.enumOptions ?? []).map((option) => ({
    id: JSON.stringify(option.value),
    name: textOf(option.value),
    hint: '',
  }));
  const unset = { id: '', name: say('console.document.form.notSet'), hint: '' };
  return (
    <Picker
      label={lineName(label, uiSchema)}
      value={value === undefined ? '' : JSON.stringify(value)}
      options={value === undefined ? [unset, ...choices] : choices}
      disabled={(disabled ?? false) || (readonly ?? false)}
      onChange={(id) => onChange(id === '' ? undefined : (JSON.parse(id) as unknown))}
    />
  );
};

const Toggle = ({ label, value, disabled, readonly, uiSchema, onChange }: WidgetProps) => (
  <span className="op-toggle-line">
    <Switch
      label={lineName(label, uiSchema)}
      isSelected={value === true}
      isDisabled={(disabled ?? false) || (readonly ?? false)}
      onChange={onChange}
    />
    <span aria-hidden="true" className="op-quiet">
      {value === undefined
        ? say('console.document.form.notSet')
        : value === true
          ? say('console.document.form.on')
          : say('console.document.form.off')}
    </span>
  </span>
);

const Reference = ({ label, value, schema, disabled, readonly, uiSchema, onChange }: WidgetProps) => {
  const { documentKey } = useDocumentFormScope();
  const { option, options, has } = useReferences();
  const kind = String((schema as Record<string, unknown>)['x-ref']);
  const id = typeof value === 'string' && value !== '' ? value : undefined;
  const known = id?.replace(/[?#].*$/, '') ?? '';
  const isDisabled = (disabled ?? false) || (readonly ?? false);
  return (
    <>
      <ReferencePicker
        label={lineName(label, uiSchema)}
        value={id}
        options={() => options(kind, documentKey).map((each) => withSourceHint(kind, each))}
        current={id === undefined ? undefined : option(kind, id)}
        isMissing={id !== undefined && !has(kind, documentKey, kind === 'page' ? known : id)}
        isDisabled={isDisabled}
        onChange={onChange}
      />
      {kind === 'image' && (
        <UploadPicture
          label={lineName(label, uiSchema)}
          beside={id}
          isDisabled={isDisabled}
          onDone={onChange}
        />
      )}
    </>
  );
};

export const documentWidgets: RegistryWidgetsType = {
  TextWidget: LineInput,
  TextareaWidget: LineInput,
  UpDownWidget: NumberInput,
  SelectWidget: Choice,
  CheckboxWidget: Toggle,
  color: ColorInput,
  reference: Reference,
};
