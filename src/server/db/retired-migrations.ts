/**
 * Migrations that databases have recorded and that are not here any more. Most made functions only, whose newest text is in
 * `<feature>/sql`; those of the sandbox are recorded by it.
 */
export const retiredMigrations: readonly string[] = [
  'bets/0002-may-bet',
  'ledger/0005-plans',
  'ledger/0010-post-many',
  'protection/0002-hindrances',
  'sandbox/0001-payments',
  'sandbox/0002-payment-language',
  'sandbox/vendors/0001-vendors',
  'sandbox/vendors/0002-refusals',
  'vendors/0002-begin',
  'vendors/0003-bet',
  'vendors/0004-win',
  'vendors/0006-plans',
  'vendors/0007-together',
  'vendors/0011-one-game-a-round',
];
