import { adminAddress } from '#contract/admin-request.ts';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { QueueView } from '#contract/generated/admin-types.ts';
import type { AdminApi } from '../api/admin-api.ts';

export type PaymentDesk = AdminCallTypes['paymentDesk']['value'];

export type PaymentDecision = AdminCallTypes['depositDecide' | 'withdrawalDecide']['body'];

type Page = { view: QueueView; page: number };

/** Calls of a brand's cashier. Each rejects with a Refusal. */
export function paymentCalls({ call }: Pick<AdminApi, 'call'>, pack: string) {
  const asked = ({ view, page }: Page) => ({ params: { pack }, query: { view, page: String(page) } });
  return {
    desk: () => call('paymentDesk', { params: { pack } }),
    deposits: (page: Page) => call('depositQueue', asked(page)),
    withdrawals: (page: Page) => call('withdrawalQueue', asked(page)),
    /** The card of a deposit offers only steps of deposits. */
    decide: (what: 'deposits' | 'withdrawals', id: string, body: PaymentDecision) =>
      what === 'deposits'
        ? call('depositDecide', {
            params: { pack, id },
            body: body as AdminCallTypes['depositDecide']['body'],
          })
        : call('withdrawalDecide', {
            params: { pack, id },
            body: body as AdminCallTypes['withdrawalDecide']['body'],
          }),
  };
}

/** Address of a receipt or proof. */
export const pictureAddress = (pack: string, picture: string): string =>
  adminAddress('paymentPicture', { params: { pack, picture } });
