/** Words of who else is here. */
export const presenceTexts = {
  label: 'Also here',
  here: (account: string, document: string | undefined) =>
    document === undefined ? `${account} is here too` : `${account} is here too, on ${document}`,
  same: (accounts: readonly string[]) =>
    `${new Intl.ListFormat('en').format(accounts)} ${accounts.length === 1 ? 'is' : 'are'} working on the same document.`,
  more: (count: number) => `${count} more`,
};
