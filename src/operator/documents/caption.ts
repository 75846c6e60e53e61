import { sayIfKnown } from '../language/say.ts';
import { propertyName } from './property-name.ts';

/** Caption of a property in the language of the console; of one without words there, its name as a heading. */
export const captionOf = (name: string): string =>
  sayIfKnown(`console.properties.${name}`) ?? propertyName(name);
