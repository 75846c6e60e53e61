import { fieldInputs } from '#engine/forms/input-document.ts';
import { asHeading } from '../documents/reader.ts';
import { formTexts as texts } from './texts.ts';

/** The kinds of input to choose from, in words; one without words is named by its id. */
export const inputKinds = fieldInputs.map((id) => ({
  id,
  ...(texts.inputs[id] ?? { name: asHeading(id), hint: '' }),
}));
