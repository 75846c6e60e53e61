import { sayIfKnown } from '../language/say.ts';
import { propertyName } from './property-name.ts';

/** Name of a type of block in the language of the console; of an unknown one, its id in words. */
export const blockName = (type: string): string =>
  sayIfKnown(`console.blocks.names.${type}`) ?? propertyName(type);

/** Name of a slot of a block. */
export const slotName = (slot: string): string =>
  sayIfKnown(`console.blocks.slots.${slot}`) ?? propertyName(slot);
