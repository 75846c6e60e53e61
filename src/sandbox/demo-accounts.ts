/** An account of the sandbox; `units` is its opening balance in whole units of the brand's currency. */
export type DemoAccount = {
  account: string;
  /** 0 member · 1 agent · 4 guest · 41 agent below another. */
  type: 0 | 1 | 4 | 41;
  nickname: string;
  upline?: string;
  affiliateCode?: string;
  /** Rebate rate in hundredths of a percent, as far as the brand allows it; that of newcomers unless given. */
  rate?: number;
  /** By which others are invited; one is made when it is asked for unless given. */
  referralCode?: string;
  units: bigint;
  /** As dialled at home, in the country of `demoDiallingCode`. */
  mobileNum?: string;
  email?: string;
  /** Holder of the bank account. */
  payeeName?: string;
  /** Somebody else chose the password: the first login demands another. */
  firstLogin?: true;
};

/** Myanmar. */
export const demoDiallingCode = '95';

/** A member, a guest, a member before the first login, and an agent with seven downlines on two levels; an upline stands before its downlines. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    account: 'demoagent',
    type: 1,
    nickname: 'DemoAgent',
    affiliateCode: 'DEMO',
    rate: 600,
    units: 500_000n,
    mobileNum: '0977000002',
    email: 'demoagent@example.com',
    payeeName: 'Ma Thiri Aung',
  },
  {
    account: 'demo',
    type: 0,
    nickname: 'DemoMember',
    upline: 'demoagent',
    referralCode: 'DEMOPLAY',
    units: 50_000n,
    mobileNum: '0977000001',
    email: 'demo@example.com',
  },
  { account: 'demoguest', type: 4, nickname: 'DemoGuest', units: 10_000n },
  { account: 'demonew', type: 0, nickname: 'Newcomer', units: 1_000n, firstLogin: true },
  {
    account: 'demosub',
    type: 41,
    nickname: 'Thiri',
    upline: 'demoagent',
    affiliateCode: 'DEMOSUB',
    rate: 400,
    units: 120_000n,
  },
  { account: 'demoteam1', type: 0, nickname: 'Aung', upline: 'demoagent', units: 8_400n },
  { account: 'demoteam2', type: 0, nickname: 'Su', upline: 'demoagent', units: 0n },
  { account: 'demoteam3', type: 0, nickname: 'Kyaw', upline: 'demosub', units: 23_750n },
  { account: 'demoteam4', type: 0, nickname: 'Hnin', upline: 'demosub', units: 1_120n },
  { account: 'demoteam5', type: 0, nickname: 'Zaw', upline: 'demosub', units: 640n },
];

/** Accounts that are named to who starts a server: a member, an agent, and a member who has never logged in. */
export const shownAccounts: readonly string[] = ['demo', 'demoagent', 'demonew'];
