import { fieldInputs } from '#engine/forms/inputs/parts/input-document.ts';
import { propertyName } from '../documents/property-name.ts';
import { sayIfKnown } from '../language/say.ts';

/** The kinds of input to choose from, in words; one without words is named by its id. */
export const inputKinds = fieldInputs.map((id) => ({
  id,
  name: sayIfKnown(`console.forms.inputs.${id}.name`) ?? propertyName(id),
  hint: sayIfKnown(`console.forms.inputs.${id}.hint`) ?? '',
}));
