import { calls, type CallId } from '#contract/generated/calls.ts';
import { bodyFor, type Ground, type HostileInput } from './input.ts';

/** Texts with a meaning to a database, a page, a shell or a reader, and invalid as name, number, address or code. */
export const words: readonly [string, string][] = [
  ['SQL, always true', "' or '1'='1"],
  ['SQL, a second statement', "demo'; drop table members; --"],
  ['SQL, a union', "x' union select password_hash from members--"],
  ['a wildcard of LIKE', 'dem%'],
  ['a query of documents', '{"$gt":""}'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a script', '<script>alert(document.cookie)</script>'],
  ['an address of script', 'javascript:alert(1)'],
  ['a template', '{{7*7}}${7*7}<%= 7*7 %>'],
  ['a lookup of a log', '${jndi:ldap://127.0.0.1/a}'],
  ['a path upwards', '../../../../etc/passwd'],
  ['a path of Windows', '..\\..\\boot.ini'],
  ['a command', '$(cat /etc/passwd)'],
  ['a header of its own', 'a\r\nSet-Cookie: admin=1'],
  ['another recipient', 'a@b.example\nBcc: c@d.example'],
  ['a formula', '=HYPERLINK("http://x","y")'],
  ['right to left', 'pl\u202Eayer'],
  ['zero width', 'pl\u200Bayer'],
  ['a soft hyphen', 'pl\u00ADayer'],
  ['letters that look alike', 'dеmо'],
  ['combining marks', `d${'\u0301'.repeat(24)}emo`],
  ['wide digits', '０９７７'],
  ['Arabic digits', '٠٩٧٧١٢'],
  ['mathematical letters', '𝖉𝖊𝖒𝖔'],
  ['an emoji of seven', '👩‍👩‍👧‍👦'],
  ['control letters', 'a\u0001\u0007\u001Bb'],
  ['a byte order mark', '\uFEFFdemo'],
  ['a private letter', '\uE000'],
  ['no letter at all', '\uFFFE'],
  ['a percent of NUL', '%00'],
  ['only white space', ' \t\u00A0\u3000'],
];

type Field = { call: CallId; field: string; body: (word: string) => Readonly<Record<string, unknown>> };

const number = { countryDialingCode: '95' } as const;

/** Target of the words: one field of a call whose other fields are in order. */
const fields: readonly Field[] = [
  {
    call: 'sessionLogin',
    field: 'username',
    body: (username) => ({ type: 'username', username, password: 'x' }),
  },
  {
    call: 'sessionLogin',
    field: 'password',
    body: (password) => ({ type: 'username', username: 'demo', password }),
  },
  {
    call: 'sessionLogin',
    field: 'mobileNum',
    body: (mobileNum) => ({ type: 'sms', mobileNum, verificationCode: '123456' }),
  },
  {
    call: 'sessionLogin',
    field: 'code',
    body: (verificationCode) => ({ type: 'sms', mobileNum: '0977000001', ...number, verificationCode }),
  },
  {
    call: 'memberRegister',
    field: 'username',
    body: (username) => ({
      username,
      password: 'Fresh-Secret-77',
      verifyPwd: 'Fresh-Secret-77',
      registerMethod: 'WEB',
      login: true,
    }),
  },
  {
    call: 'memberRegisterMobile',
    field: 'mobileNum',
    body: (mobileNum) => ({
      mobileNum,
      ...number,
      password: 'Fresh-Secret-77',
      registerMethod: 'WEB',
      login: true,
    }),
  },
  { call: 'smsNoLogin', field: 'mobileNum', body: (mobileNum) => ({ mobileNum, ...number }) },
  { call: 'smsRegister', field: 'mobileNo', body: (mobileNo) => ({ mobileNo, ...number }) },
  {
    call: 'smsNoLogin',
    field: 'country',
    body: (countryDialingCode) => ({
      mobileNum: '0977123456',
      countryDialingCode: countryDialingCode.slice(0, 8),
    }),
  },
  {
    call: 'memberPasswordVerification',
    field: 'code',
    body: (verificationCode) => ({
      mobileNum: '0977000001',
      ...number,
      verificationCode,
      newPassword: 'Fresh-Secret-77',
    }),
  },
  {
    call: 'memberPassword',
    field: 'oldPassword',
    body: (oldPassword) => ({
      oldPassword,
      newPassword: 'Fresh-Secret-77',
      confirmNewPassword: 'Fresh-Secret-77',
    }),
  },
  { call: 'languageUpdate', field: 'language', body: (language) => ({ language }) },
];

export const hostileWords: readonly HostileInput[] = fields.flatMap(({ call, field, body }) =>
  words.map(([name, word]) => ({
    name: `${field}: ${name}`,
    call,
    body: (ground: Ground) => bodyFor(call, calls[call], JSON.stringify(body(word)))(ground),
  })),
);

/** Codes of agents that nobody has, in an address. */
export const hostileCodes: readonly HostileInput[] = words.map(([name, word]) => ({
  name: `code: ${name}`,
  call: 'agentAffiliate',
  query: `?${new URLSearchParams({ code: word, domain: 'brand.example' }).toString()}`,
}));
