import { defineCall } from '#server/calls/call.ts';
import { flagUrl } from '#server/images/flags.ts';
import { diallingCodes } from '../dialling-codes.ts';

/** Countries named and sorted in the language of the request. */
export const route = defineCall('countryCodes', async ({ language }) => {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator([language, 'en']);
  return {
    countries: Object.entries(diallingCodes)
      .map(([countryCode, countryDialingCode]) => ({
        countryCode,
        countryDialingCode,
        name: names.of(countryCode) ?? countryCode,
        flag: flagUrl(countryCode),
      }))
      .sort((one, other) => compare(one.name, other.name)),
  };
});
