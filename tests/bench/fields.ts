/**
 * The form that every contender shows: flat, every field required. A text has bounds and a pattern, a select its options, a
 * box must be ticked. `sample` is a value that goes through.
 */
export type BenchField = { name: string; label: string } & (
  | {
      kind: 'text' | 'password' | 'date';
      min: number;
      max: number;
      /** Of the whole value, with the u flag. */
      pattern: string;
      sample: string;
    }
  | { kind: 'select'; options: readonly string[]; sample: string }
  | { kind: 'checkbox'; sample: true }
);

export type BenchValues = Record<string, string | boolean>;

const word = '^[A-Za-z0-9_]+$';
const alphanumeric = '^[A-Za-z0-9]+$';
const digits = '^[0-9]+$';
const personName = "^[A-Za-z .']+$";
const secret = '^[A-Za-z0-9!@#$%]+$';

type Length = readonly [min: number, max: number];

const text = (
  name: string,
  label: string,
  [min, max]: Length,
  pattern: string,
  sample: string,
  kind: 'text' | 'password' | 'date' = 'text',
): BenchField => ({ name, label, kind, min, max, pattern, sample });

const select = (
  name: string,
  label: string,
  count: number,
  option: (index: number) => string,
): BenchField => {
  const options = Array.from({ length: count }, (_, index) => option(index));
  return { name, label, kind: 'select', options, sample: option(1) };
};

const checkbox = (name: string, label: string): BenchField => ({
  name,
  label,
  kind: 'checkbox',
  sample: true,
});

const padded = (index: number, width: number): string => String(index).padStart(width, '0');

/** The 31 fields of a registration. */
const registration: readonly BenchField[] = [
  text('username', 'Username', [6, 16], word, 'user_name1'),
  text('password', 'Password', [6, 20], secret, 'secret123', 'password'),
  text('confirmPassword', 'Confirm password', [6, 20], secret, 'secret123', 'password'),
  text('payeeName', 'Payee name', [2, 50], personName, 'Jane Doe'),
  text('email', 'Email', [6, 64], '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 'jane@example.org'),
  text('qqNum', 'QQ number', [5, 12], digits, '1234567'),
  text('mobileNum', 'Mobile number', [7, 15], digits, '13800000000'),
  text('recommenderId', 'Recommender ID', [4, 16], word, 'rec_0001'),
  text('captcha', 'Captcha', [4, 6], alphanumeric, 'a1b2'),
  text('verificationCode', 'Verification code', [4, 8], digits, '123456'),
  text('affiliateCode', 'Affiliate code', [4, 12], alphanumeric, 'AFF001'),
  text('paymentPassword', 'Payment password', [6, 12], digits, '123456', 'password'),
  text('line', 'LINE', [4, 20], '^[a-z0-9._]+$', 'jane.line'),
  text('whatsapp', 'WhatsApp', [7, 15], digits, '13800000001'),
  text('facebook', 'Facebook', [5, 50], '^[A-Za-z0-9.]+$', 'jane.doe'),
  text('wechat', 'WeChat', [6, 16], alphanumeric, 'wechat01'),
  text('telegram', 'Telegram', [5, 32], word, 'jane_tg'),
  text('zalo', 'Zalo', [7, 15], digits, '13800000002'),
  text('idNumber', 'ID number', [6, 20], alphanumeric, 'ID0012345'),
  text('referralCode', 'Referral code', [4, 12], alphanumeric, 'REF001'),
  select('countryDialingCode', 'Country dialing code', 20, (index) => `+${index + 40}`),
  text('nickname', 'Nickname', [2, 20], personName, 'Jane'),
  text('fullname', 'Full name', [2, 60], personName, 'Jane Q. Doe'),
  text('birthday', 'Birthday', [10, 10], '^\\d{4}-\\d{2}-\\d{2}$', '1990-01-31', 'date'),
  text('address', 'Address', [5, 120], '^[A-Za-z0-9 ,.]+$', '1 Long Street, Town'),
  select('nationality', 'Nationality', 200, (index) => `Country ${padded(index + 1, 3)}`),
  select('occupation', 'Occupation', 12, (index) => `Occupation ${padded(index + 1, 2)}`),
  select('sourceOfIncome', 'Source of income', 8, (index) => `Income ${index + 1}`),
  text('placeOfBirth', 'Place of birth', [2, 60], '^[A-Za-z ,]+$', 'Some Town'),
  checkbox('agree18', 'I am over 18'),
  checkbox('agreeTerms', 'I agree to the terms'),
];

/** The first `count` fields; after a registration's 31 they begin again, numbered: username, …, username_2, … */
export const benchFields = (count: number): readonly BenchField[] =>
  Array.from({ length: Math.ceil(count / registration.length) }, (_, round) =>
    registration.map((field) =>
      round === 0
        ? field
        : { ...field, name: `${field.name}_${round + 1}`, label: `${field.label} ${round + 1}` },
    ),
  )
    .flat()
    .slice(0, count);

/** Lengths between which the field typed into is right. */
export const typedBounds = { min: 6, max: 16 };

/** The field typed into: the WeChat field nearest to the middle of the form. */
export const typedField = (count: number): string => {
  const every = registration.length;
  const place = registration.findIndex(({ name }) => name === 'wechat');
  const middle = Math.floor(count / 2);
  const places = benchFields(count).flatMap((_, index) => (index % every === place ? [index] : []));
  const nearest = places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const round = Math.floor((nearest ?? place) / every);
  return round === 0 ? 'wechat' : `wechat_${round + 1}`;
};
