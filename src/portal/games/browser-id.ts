/** Hash of the list of games: choosing a vendor brings the list into view and leaves the focus where it is. */
export const browserId = 'games';
