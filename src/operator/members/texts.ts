const type: Readonly<Record<number, string>> = {
  0: 'Member',
  1: 'Agent',
  2: 'Agent',
  41: 'Agent',
  42: 'Agent',
};

/** The words of the pages about members. */
export const memberTexts = {
  title: 'Members',
  lead: 'Who plays here, and what they entered. The activity log notes who searched, looked and exported.',
  search: 'Search members',
  searchIn: (fields: readonly string[]) =>
    `By the beginning of ${new Intl.ListFormat('en', { type: 'disjunction' }).format(['account', 'nickname', 'e-mail address', 'mobile number', ...fields])}.`,
  submit: 'Search',
  export: 'Export all as CSV',
  table: 'Members, the newest first',
  account: 'Account',
  nickname: 'Nickname',
  registered: 'Registered',
  lastLogin: 'Last sign-in',
  never: 'Never',
  none: 'No member begins like this',
  noneHint:
    'The search looks at the beginning of each value. A field is searched when its settings in the form say so.',
  noneYet: 'Nobody has registered yet',
  noneYetHint: 'Whoever registers shows here.',
  more: 'Show more',
  back: 'All members',
  type: (of: number) => type[of] ?? `Type ${of}`,
  kind: 'Kind',
  language: 'Language',
  upline: 'Upline',
  verified: 'Verified',
  verifiedWhat: (email: boolean, mobile: boolean) =>
    [...(email ? ['e-mail address'] : []), ...(mobile ? ['mobile number'] : [])].join(', ') || 'Nothing',
  accountPart: 'Account',
  ownPart: 'Fields of your own',
  platformPart: 'Other fields',
  nothing: 'Nothing was entered.',
  yes: 'Yes',
  no: 'No',
};
