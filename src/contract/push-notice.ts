/** What the server tells a service worker to show, as JSON. */
export type PushNotice = {
  title: string;
  text: string;
  /** A later notification of the same tag takes the place of the former. */
  tag: string;
  /** Path of the page that it opens. */
  to: string;
};
