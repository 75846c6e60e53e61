import type { Migration } from 'kysely';
import * as outbox from './outbox/migrations/0001-outbox.ts';
import * as payments from './payments/migrations/0001-payments.ts';
import * as paymentLanguage from './payments/migrations/0002-payment-language.ts';
import * as vendors from './vendors/migrations/0001-vendors.ts';
import * as refusals from './vendors/migrations/0002-refusals.ts';

/** Migrations of the sandbox by name. The first ones find their tables in a database whose server made them itself. */
export const migrations: Readonly<Record<string, Migration>> = {
  'outbox/0001-outbox': outbox,
  'payments/0001-payments': payments,
  'payments/0002-payment-language': paymentLanguage,
  'vendors/0001-vendors': vendors,
  'vendors/0002-refusals': refusals,
};
