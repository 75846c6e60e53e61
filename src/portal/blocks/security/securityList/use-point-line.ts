import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { SecurityPoint } from '#portal/security/point-state.ts';
import type { SourceValues } from '#portal/sources/source-values.ts';

/** The line below a point: what is set, as far as it may be shown; undefined where there is nothing to say. */
export function usePointLine(): (
  security: SourceValues['security'],
  point: SecurityPoint,
) => string | undefined {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  return (security, point) => {
    switch (point) {
      case 'nickname':
        return security.nickname;
      case 'email':
        return security.email?.to;
      case 'mobile':
        return security.mobile?.to;
      case 'password':
        return say('security.password.since', { date: formatDateTime(security.passwordChangedAt, timeZone) });
      case 'totp':
        return security.totp.on
          ? say('security.totp.codesLeft', { count: security.totp.recoveryCodesLeft })
          : undefined;
      default:
        return undefined;
    }
  };
}
