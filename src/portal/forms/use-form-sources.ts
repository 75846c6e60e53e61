import { useMemo } from 'react';
import { useAsset, useDocuments } from '#ui/documents/documents.tsx';
import type { FormSources } from '#ui/form/index.ts';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { passwordPlaceholder } from '../session/remembered-login.ts';
import { codeWaits } from './code-waits.ts';

/** Form sources backed by the platform. */
export function useFormSources(form: string): FormSources {
  const { gateway, clock, storage } = usePortal();
  const image = useAsset();
  const refreshMs = useDocuments(({ constants }) => constants.constants.captchaRefreshMs) ?? 1000;
  const requestMs = useDocuments(({ constants }) => constants.constants.smsRequestMs) ?? 1000;
  const country = useOwnCountry();
  const code = useDocuments(({ brand }) => brand.currency);
  const digits = useDocuments(({ brand }) => brand.currencyDigits) ?? 2;
  return useMemo(
    () => ({
      country,
      ...(code !== undefined && { currency: { code, digits } }),
      countries: async () => (await gateway.call('countryCodes', {})).countries,
      captcha: { load: () => gateway.call('captcha', {}), refreshMs },
      codes: codeWaits(storage, form, requestMs),
      image,
      passwordPlaceholder,
      now: () => clock().getTime(),
    }),
    [gateway, clock, storage, form, image, refreshMs, requestMs, country, code, digits],
  );
}

/** Initial country: the visitor's by the platform, else that of the brand's currency, whose code begins with the country's. */
function useOwnCountry(): string {
  const { window } = usePortal();
  const status = useCall('systemStatus', { query: { url: window.host() } });
  const currency = useDocuments(({ brand }) => brand.currency) ?? '';
  const seen = status.state === 'ready' ? status.value.country : null;
  return seen ?? currency.slice(0, 2);
}
