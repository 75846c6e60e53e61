/** A country of the gateway's list; the dialling code as it is sent, `flag` the address of a picture. */
export type Country = { countryCode: string; countryDialingCode: string; name?: string; flag?: string };

/** `image` is a PNG in base64, without a prefix. */
export type CaptchaPicture = { captchaId: string; image: string };

/** How often a one-time code may be asked for, and a memory that outlasts form and page. */
export type CodeWaits = {
  /** Shortest time between two requests in milliseconds. */
  requestMs: number;
  /** Time in milliseconds until which a field has to wait; 0 when it need not. */
  until(field: string): number;
  /** Keeps it; `everywhere` for every field of every form, when there were too many requests. */
  keep(field: string, until: number, everywhere: boolean): void;
};

/** What widgets need beside the form itself. The application gives it; a form fetches nothing by address. */
export type FormSources = {
  countries(): Promise<readonly Country[]>;
  captcha: {
    load(): Promise<CaptchaPicture>;
    /** Shortest time between two pictures in milliseconds. */
    refreshMs?: number;
  };
  /** Code of the country to begin with. */
  country?: string;
  /** Currency of amounts, ISO 4217; `digits` is how many decimals its minor unit has. */
  currency?: { code: string; digits: number };
  /** The address of a picture that a form document names by its path in the brand's assets. */
  image?(path: string): string;
  codes?: CodeWaits;
  /** Stands in a password field for a password that the platform remembers; typing replaces it. */
  standIn?: string;
  /** The time in milliseconds, as Date.now gives it; a wait is counted by it. */
  now?(): number;
};
