import { Skeleton } from '#ui/primitives/index.ts';

/** Placeholder of a form of the cashier, as tall as one with three ways to pay. */
export const CashSkeleton = () => (
  <div className="lv-cash-waiting">
    <Skeleton />
  </div>
);
