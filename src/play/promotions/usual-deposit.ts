/** Powers of ten of currencies whose unit is worth far less than a dollar, so that ten of it are no deposit. */
const magnitudes: Readonly<Record<number, readonly string[]>> = {
  100: ['BDT', 'CZK', 'DOP', 'EGP', 'INR', 'MXN', 'NPR', 'PHP', 'RUB', 'THB', 'TRY', 'TWD', 'UAH', 'ZAR'],
  1000: [
    'ARS',
    'CLP',
    'HUF',
    'JPY',
    'KES',
    'KZT',
    'LKR',
    'MMK',
    'NGN',
    'PKR',
    'RSD',
    'TZS',
    'UGX',
    'XAF',
    'XOF',
  ],
  10_000: ['COP', 'IDR', 'IRR', 'KHR', 'KRW', 'LAK', 'LBP', 'MNT', 'PYG', 'UZS', 'VND'],
};

const otherwise = 10;

/** Smallest deposit that is usual in a currency, in whole units of it. */
export const usualDeposit = (currency: string): number =>
  Number(
    Object.entries(magnitudes).find(([, currencies]) => currencies.includes(currency))?.[0] ?? otherwise,
  );
