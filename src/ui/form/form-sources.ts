/** A country of the gateway's list; the dialling code as it is sent, `flag` a picture's address. */
export type Country = { countryCode: string; countryDialingCode: string; name?: string; flag?: string };

/** `image` is a PNG in base64, without a prefix. */
export type CaptchaPicture = { captchaId: string; image: string };

/** Waits between one-time codes, stored beyond the form and the page. */
export type CodeWaits = {
  /** Shortest time between two requests in milliseconds. */
  requestMs: number;
  /** Time in milliseconds before which a field may not ask again; 0 when it may. */
  until(field: string): number;
  /** Stores a wait; `everywhere` applies it to every field of every form, after too many requests. */
  keep(field: string, until: number, everywhere: boolean): void;
};

/** Data that widgets need besides the form. The application provides it; a form fetches nothing by itself. */
export type FormSources = {
  countries(): Promise<readonly Country[]>;
  captcha: {
    load(): Promise<CaptchaPicture>;
    /** Shortest time between two pictures in milliseconds. */
    refreshMs?: number;
  };
  /** Country code chosen initially. */
  country?: string;
  /** Currency of amounts, ISO 4217; `digits` is the number of decimals of its minor unit. */
  currency?: { code: string; digits: number };
  /** Address of a picture that a form document names by its path in the brand's assets. */
  image?(path: string): string;
  codes?: CodeWaits;
  /** Placeholder in a password field for a password that the platform remembers; typing replaces it. */
  passwordPlaceholder?: string;
  /** Current time in milliseconds, like Date.now, for waits. */
  now?(): number;
};
