import './password-strength.css';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { FormModel } from '#engine/forms/index.ts';
import type { FieldHandle } from '../../fields/field-handle.ts';
import { useFormScope } from '../../form-context.tsx';
import { useAnnounced } from '../parts/use-announced.ts';
import { estimateStrength, STRENGTHS } from './estimate-strength.ts';

/** Texts of the form's other fields, such as names and numbers, which guessers try first. */
const writtenElsewhere = (model: FormModel, name: string): string[] =>
  model.form.layout
    .flatMap(({ fields }) => fields)
    .filter((field) => field !== name && model.field(field).spec.equals !== name)
    .map((field) => model.field(field).value)
    .filter((value) => typeof value === 'string');

/** Refusals of a password that is easy to guess: whatever it is made of, it is weak. */
const guessed: ReadonlySet<string | undefined> = new Set(['COMMON', 'PERSONAL']);

/** Strength of the password, as a word and four bars; announced to screen readers after a pause in typing. */
export function PasswordStrength({ field }: { field: FieldHandle }) {
  const { model, say } = useFormScope();
  const { value, error } = useSnapshot(field.state, { sync: true });
  const isGuessed = guessed.has(error?.code);
  const estimate = useMemo(
    () => (value === '' ? undefined : estimateStrength(String(value), writtenElsewhere(model, field.name))),
    [value, model, field.name],
  );
  const strength = estimate && (isGuessed ? 'weak' : estimate);
  const word = strength && say(`form.strength.${strength}`);
  useAnnounced(word && say('form.fieldError', { label: say('form.strength.label'), message: word }));

  const level = strength === undefined ? -1 : STRENGTHS.indexOf(strength);
  return (
    <>
      <span className="lv-strength-bars" data-strength={strength} aria-hidden="true">
        {STRENGTHS.map((one, index) => (
          <span key={one} data-on={index <= level || undefined} />
        ))}
      </span>
      {word && <span className="lv-visually-hidden">{say('form.strength.label')} </span>}
      <span className="lv-strength-word">{word}</span>
    </>
  );
}
