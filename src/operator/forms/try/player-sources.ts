import { assetAddress } from '#engine/pictures/asset-address.ts';
import type { Country, FormSources } from '#ui/form/index.ts';
import { documentOf, type PackDocuments } from '../../documents/reader.ts';

/** Sample of the platform's list of countries, with dialling codes. */
const dialled: Readonly<Record<string, string>> = {
  MM: '95', TH: '66', KH: '855', LA: '856', VN: '84', MY: '60', SG: '65', ID: '62', PH: '63',
  CN: '86', HK: '852', TW: '886', JP: '81', KR: '82', IN: '91', BD: '880', GB: '44', US: '1',
}; // oxfmt-ignore

const SIZE = { width: 120, height: 44 };

/** A captcha recognisable as a sample, as PNG in base64. */
function samplePicture(turn: number): string {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.fillStyle = '#eef1f4';
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.fillStyle = '#16202c';
  pen.font = '600 22px monospace';
  pen.textAlign = 'center';
  pen.fillText(String(1000 + ((turn * 7919) % 9000)), SIZE.width / 2, 30);
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
}

/** Number of decimals of a currency. */
const digitsOf = (code: string): number => {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions();
    return maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
};

/** Form sources of a trial, which never asks a platform. */
export function playerSources(documents: PackDocuments, pack: string, language: string): FormSources {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const currency = documentOf(documents, 'brand', 'main')?.currency;
  let turn = 0;
  return {
    countries: async () =>
      Object.entries(dialled).map(([countryCode, countryDialingCode]): Country => ({
        countryCode,
        countryDialingCode,
        name: names.of(countryCode) ?? countryCode,
      })),
    captcha: {
      load: async () => {
        turn += 1;
        return { captchaId: `sample-${turn}`, image: samplePicture(turn) };
      },
    },
    country: currency?.slice(0, 2) ?? 'MM',
    ...(currency && { currency: { code: currency, digits: digitsOf(currency) } }),
    image: (path) => assetAddress(pack, path),
  };
}
