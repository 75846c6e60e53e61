import type { PolicyAdditions } from './policies.ts';

/** Policy additions that let the games of a brand be framed. */
export const gameAdditions = (frames: readonly string[] | undefined): PolicyAdditions | undefined =>
  frames && { scripts: [], connections: [], frames, looks: [], untrusted: false };
