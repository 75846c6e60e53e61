/** Migrations that databases have recorded and that made functions only: their newest text is in `<feature>/sql`. */
export const retiredMigrations: readonly string[] = [
  'bets/0002-may-bet',
  'ledger/0005-plans',
  'ledger/0010-post-many',
  'protection/0002-hindrances',
  'vendors/0002-begin',
  'vendors/0003-bet',
  'vendors/0004-win',
  'vendors/0006-plans',
  'vendors/0007-together',
  'vendors/0011-one-game-a-round',
];
