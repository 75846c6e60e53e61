import { diallingCodes } from '#engine/phones/numbering-plans.ts';
import { defineCall } from '#server/calls/call.ts';
import { flagUrl, hasFlag } from '#server/images/flags.ts';
import { onImageHost } from '#server/images/image-host.ts';

/** Countries of ISO 3166-1 that have a numbering plan, named and sorted in the language of the request. */
export const route = defineCall('countryCodes', async ({ brand, language }) => {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator([language, 'en']);
  return {
    countries: Object.entries(diallingCodes)
      .filter(([countryCode]) => hasFlag(countryCode))
      .map(([countryCode, countryDialingCode]) => ({
        countryCode,
        countryDialingCode,
        name: names.of(countryCode) ?? countryCode,
        flag: onImageHost(brand, flagUrl(countryCode)),
      }))
      .sort((one, other) => compare(one.name, other.name)),
  };
});
