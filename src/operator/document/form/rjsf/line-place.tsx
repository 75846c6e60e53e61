import { createContext, useContext } from 'react';
import type { Path } from '../../../documents/layer.ts';
import { propertyName } from '../../../documents/property-name.ts';

/** Where in the document the lines of one form stand, and what they are called. */
export type LinePlace = { steps: Path; nameOf: (path: Path) => string };

const Place = createContext<LinePlace>({ steps: [], nameOf: (path) => propertyName(path.at(-1) ?? '') });

export const LinePlaceProvider = Place.Provider;
export const useLinePlace = (): LinePlace => useContext(Place);
