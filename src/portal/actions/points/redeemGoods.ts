import { lazyPointAction } from './lazy-point-action.ts';

/** Exchanges points for goods, which are sent to an address. */
export const action = lazyPointAction('redeemGoods', { once: true, initial: () => ({ quantity: '1' }) });
