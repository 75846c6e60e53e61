/** Address of a pack's asset, such as a picture, on the server itself. A complete address (of a gateway's answer) is returned unchanged. */
export const assetAddress = (pack: string, path: string): string =>
  /^(?:\/|https?:)/.test(path) ? path : `/assets/${pack}/${path}`;
