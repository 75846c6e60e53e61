/** Address of a new brand on this machine, at the console's port. */
export const brandAddress = (pack: string): string => {
  const { protocol, port } = window.location;
  return `${protocol}//${pack}.localhost${port === '' ? '' : `:${port}`}/`;
};
