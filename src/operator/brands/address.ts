/** Where a new brand answers on this machine, at the port of the console. */
export const addressOf = (pack: string): string => {
  const { protocol, port } = window.location;
  return `${protocol}//${pack}.localhost${port === '' ? '' : `:${port}`}/`;
};
