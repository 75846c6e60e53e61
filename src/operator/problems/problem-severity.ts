import type { Problem } from '../api/types.ts';

/** True for a problem that keeps a version from being published. */
export const isError = ({ severity }: Pick<Problem, 'severity'>): boolean => severity === 'error';
