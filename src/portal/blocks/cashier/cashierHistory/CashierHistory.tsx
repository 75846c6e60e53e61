import type { CashierHistoryProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Deposits } from './Deposits.tsx';
import { Withdrawals } from './Withdrawals.tsx';
import '#portal/cashier/cashier.css';

/** Deposits or withdrawals of the member, the newest first. */
export const CashierHistory = ({ props }: BlockViewProps<CashierHistoryProps>) => (
  <div className="lv-content">
    {props.of === 'withdrawals' ? <Withdrawals confirm={props.confirm} /> : <Deposits />}
  </div>
);
