/** Tag of a story that shows more text, more entries or the other direction of the one named plain. */
export const drawnTag = 'drawn';

/** Tag of a story of which pictures are kept. */
export const pictureTag = 'picture';
