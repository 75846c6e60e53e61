/** Type of a guest. */
export const guestType = 4;

/** Types of members with an agent centre. */
export const agentTypes: readonly number[] = [1, 2, 41, 42];
