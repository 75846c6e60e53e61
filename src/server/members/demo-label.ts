/** Label of the club that demo accounts of the sandbox have; figures of players leave them out. */
export const demoLabel = 'sandbox';
