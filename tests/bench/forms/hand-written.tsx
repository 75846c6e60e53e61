// Form as written by hand for speed alone: uncontrolled inputs, a message as state of its own field, and one shared list
// that submit goes through.
import { memo, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { BenchField, BenchValues } from '../fields.ts';
import type { FormPage } from '../form-page.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** Access of the form to a field on submit. */
type Row = { name: string; value(): string | boolean; look(): boolean };

const checkOf = (field: BenchField): ((value: string | boolean) => string) => {
  if (field.kind === 'checkbox') return (value) => (value === true ? '' : 'Please tick the box');
  if (field.kind === 'select') return (value) => (value === '' ? 'Required' : '');
  const { min, max } = field;
  const pattern = new RegExp(field.pattern, 'u');
  return (value) => {
    if (typeof value !== 'string' || value === '') return 'Required';
    if (value.length < min) return `At least ${min} characters`;
    if (value.length > max) return `At most ${max} characters`;
    return pattern.test(value) ? '' : 'Wrong format';
  };
};

const valueOf = (control: Control | null): string | boolean => {
  if (!control) return '';
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;
};

const FieldRow = memo(function FieldRow({ field, rows }: { field: BenchField; rows: Set<Row> }) {
  const [message, setMessage] = useState('');
  const [row] = useState(() => {
    const check = checkOf(field);
    let control: Control | null = null;
    const made = {
      name: field.name,
      value: () => valueOf(control),
      look: () => {
        const found = check(valueOf(control));
        setMessage(found);
        return found === '';
      },
      attach: (element: Control | null) => {
        control = element;
        if (element) rows.add(made);
        else rows.delete(made);
      },
    };
    return made;
  });
  const attributes = {
    ref: row.attach,
    id: field.name,
    name: field.name,
    'aria-invalid': message !== '',
    'aria-describedby': `${field.name}-message`,
    onChange: row.look,
  };
  return (
    <div>
      <label htmlFor={field.name}>{field.label}</label>
      {field.kind === 'select' ? (
        <select {...attributes} defaultValue="">
          <option value="">Please choose</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input {...attributes} type={field.kind} />
      )}
      <p id={`${field.name}-message`} className="message">
        {message}
      </p>
    </div>
  );
});

function HandWrittenForm({
  fields,
  submitted,
}: {
  fields: readonly BenchField[];
  submitted: (values: BenchValues) => void;
}) {
  const [rows] = useState(() => new Set<Row>());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    let right = true;
    for (const row of rows) right = row.look() && right;
    if (right) submitted(Object.fromEntries([...rows].map((row) => [row.name, row.value()])));
  };
  return (
    <form noValidate onSubmit={submit}>
      <div>
        {fields.map((field) => (
          <FieldRow key={field.name} field={field} rows={rows} />
        ))}
      </div>
      <button type="submit">Submit</button>
    </form>
  );
}

export const handWritten = (
  fields: readonly BenchField[],
  submitted: (values: BenchValues) => void,
): FormPage => ({
  mount: (root) => createRoot(root).render(<HandWrittenForm fields={fields} submitted={submitted} />),
  find: (name) => document.getElementById(name),
  errorSelector: '.message',
});
