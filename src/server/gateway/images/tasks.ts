// What the thread for pictures does: decoding, drawing and encoding one takes up to a second.
export { drawnProof } from './drawn-proof.ts';
export { squared } from './square.ts';
