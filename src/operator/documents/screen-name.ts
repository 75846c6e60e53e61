import { sayIfKnown } from '../language/say.ts';
import { propertyName } from './property-name.ts';
import { documentOf, nameOf, type PackDocuments } from './reader.ts';

/** Name of a screen for operators; parts such as frames have no title. */
export const screenName = (documents: PackDocuments, id: string): string =>
  nameOf(documents, documentOf(documents, 'screen', id)?.title) ??
  sayIfKnown(`console.screens.names.${id}`) ??
  propertyName(id);
