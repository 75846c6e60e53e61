import { deviceOf, type Device } from '#contract/device-of.ts';

/** What is known of a visitor before anything is asked, by which flags are decided. */
export type Visitor = {
  /** Of the browser, 0 to 99; undefined where the server draws for many. */
  bucket: number | undefined;
  /** Two letters; empty where it is not known. */
  country: string;
  device: Device;
};

export const unknownVisitor: Visitor = { bucket: undefined, country: '', device: 'desktop' };

/** The visitor of this browser. The server writes the country into a cookie where flags ask for it. */
export const visitorOf = (bucket: number, jar: { cookie: string }, userAgent: string): Visitor => ({
  bucket,
  country: /(?:^|;\s*)livery_country=([A-Z]{2})(?:;|$)/u.exec(jar.cookie)?.[1] ?? '',
  device: deviceOf(userAgent),
});
