export type PaymentChoice = 'pay' | 'fail' | 'late' | 'twice';

export type SandboxPaymentsTable = {
  brand: string;
  id: string;
  /** Order id of the shop. */
  order_id: string;
  /** Minor units. */
  amount: string;
  currency: string;
  digits: number;
  look: 'wallet' | 'card';
  /** Of the provider's page. */
  language: string;
  return_url: string;
  tell_url: string;
  /** Choice of the visitor; null until then. */
  choice: PaymentChoice | null;
  begun_at: Date;
  expires_at: Date;
};

export type PaymentTables = { sandbox_payments: SandboxPaymentsTable };
