/** Height of the jackpots with their head. */
export const roomHeight = '9.5rem';
