type MobileCheck = (
  number: string,
  diallingCode: string | undefined,
  countries: readonly string[] | undefined,
) => boolean;

let check: MobileCheck | undefined;

/** Provides the numbering plans of countries; pages load them with the first phone field, see engine/phones. */
export const setMobileCheck = (given: MobileCheck): void => {
  check = given;
};

/** False for what is no mobile number of any allowed country; true before the plans are loaded. */
export const mayBeMobile: MobileCheck = (...number) => check?.(...number) ?? true;
