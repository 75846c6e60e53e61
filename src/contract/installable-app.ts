/** Addresses of what makes a brand's pages an app, shared by server, pages and service worker. */
export const appPaths = {
  /** Its scope is the whole host: the server allows it by a header. */
  worker: '/_portal/service-worker.js',
  offline: '/_portal/offline',
  manifest: '/_portal/app.webmanifest',
  /** Before the name of an icon. */
  icon: '/_portal/app-icon/',
} as const;

/** Name of the Trusted Types policy by which pages register the service worker. */
export const workerPolicy = 'livery-worker';
