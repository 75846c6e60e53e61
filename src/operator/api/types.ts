export type { Problem } from '#engine/problems.ts';

export { roles, type Role, type Roles } from '#contract/operator-roles.ts';
