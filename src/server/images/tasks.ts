// Tasks of the picture thread: decoding, drawing and encoding one picture takes up to a second.
export { appIcon } from './app-icon.ts';
export { cleanPicture } from './clean-picture.ts';
export { drawnProof, sharedPicture } from './drawn-proof.ts';
export { sized } from './sized.ts';
export { squared } from './square.ts';
