/** Where goods are sent to. */
type Address = { street: string; city: string; region?: string | undefined; postcode?: string | undefined };

/** An address in one line, without the recipient. */
export const addressText = ({ street, city, region, postcode }: Address): string =>
  [street, city, region, postcode].filter((part) => part !== undefined && part !== '').join(', ');
