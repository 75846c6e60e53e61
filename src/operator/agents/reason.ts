/** Shortest reason that the audit log takes. */
export const reasonMin = 3;
