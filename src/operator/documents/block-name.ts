import { sayIfKnown } from '../language/say.ts';

/** An id in camel case as words: heroCarousel → "Hero carousel". */
export function inWords(id: string): string {
  const words = id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[-_.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Name of a type of block in the language of the console; of an unknown one, its id in words. */
export const blockName = (type: string): string =>
  sayIfKnown(`console.blocks.names.${type}`) ?? inWords(type);

/** Name of a slot of a block. */
export const slotName = (slot: string): string => sayIfKnown(`console.blocks.slots.${slot}`) ?? inWords(slot);
