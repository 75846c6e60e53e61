import type { PolicyAdditions } from './policies.ts';

/** What the games of a brand need in its pages: to be framed. */
export const gameAdditions = (frames: readonly string[] | undefined): PolicyAdditions | undefined =>
  frames && { scripts: [], connections: [], frames, looks: [], untrusted: false };
