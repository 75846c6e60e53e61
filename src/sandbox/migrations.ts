import type { Migration } from 'kysely';
import { up as outbox } from './outbox/migrations/0001-outbox.ts';
import { up as payments } from './payments/migrations/0001-payments.ts';
import { up as paymentLanguage } from './payments/migrations/0002-payment-language.ts';
import { up as vendors } from './vendors/migrations/0001-vendors.ts';
import { up as refusals } from './vendors/migrations/0002-refusals.ts';
import { up as freeRounds } from './vendors/migrations/0004-free-rounds.ts';
import { up as timeZone } from './vendors/migrations/0003-time-zone.ts';

/** Migrations of the sandbox by name. The first ones find their tables in a database whose server made them itself. */
export const migrations: Readonly<Record<string, Migration>> = {
  'outbox/0001-outbox': { up: outbox },
  'payments/0001-payments': { up: payments },
  'payments/0002-payment-language': { up: paymentLanguage },
  'vendors/0001-vendors': { up: vendors },
  'vendors/0002-refusals': { up: refusals },
  'vendors/0003-time-zone': { up: timeZone },
  'vendors/0004-free-rounds': { up: freeRounds },
};
