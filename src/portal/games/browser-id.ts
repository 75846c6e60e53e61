/** Hash of the list of games: choosing a vendor scrolls to the list and keeps the focus. */
export const browserId = 'games';
