/** True where the server draws a page: there is no document. */
export const onServer = typeof document === 'undefined';
