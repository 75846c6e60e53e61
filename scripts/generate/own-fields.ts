import type { KeptWith } from '#engine/own-fields.ts';
import { banner, fileOf, SchemaError, type Schema, type Schemas } from './schemas.ts';

type FormNote = { call?: string; form?: string; files?: string[]; ownFields?: KeptWith };

/** Body properties of a call that a form may fill; "x-added" marks those that the page adds itself. */
function formFields(call: Schema): string[] {
  const body = call.properties?.['body'] as
    | { properties?: Record<string, Record<string, unknown>> }
    | undefined;
  return Object.entries(body?.properties ?? {}).flatMap(([name, value]) =>
    value['x-added'] === true ? [] : [name],
  );
}

/** The actions that take fields of the operator's own, each with the form they are checked by and the fields of its call. */
export function generateOwnFields({ byFolder: { actions, calls } }: Schemas): Record<string, string> {
  const lines = Object.entries(actions).flatMap(([name, schema]) => {
    const note = (schema['x-form'] ?? {}) as FormNote;
    if (note.ownFields === undefined) return [];
    const call = note.call === undefined ? undefined : calls[note.call];
    if (!call || note.form === undefined)
      throw new SchemaError(
        fileOf(schema),
        '"x-form" with "ownFields" has to name the "call" that takes them and the "form" that checks them.',
      );
    return [
      `  ${name}: ${JSON.stringify({ form: note.form, kept: note.ownFields, fields: [...formFields(call), ...(note.files ?? [])] })},`,
    ];
  });
  return {
    'own-fields.ts': `${banner}/** Actions that take fields of the operator's own: the form that checks their values, what they are kept with, and the fields that the platform knows. */
export const ownFieldActions = {
${lines.join('\n')}
} as const satisfies Record<string, { form: string; kept: 'submitter' | 'record'; fields: readonly string[] }>;
`,
  };
}
