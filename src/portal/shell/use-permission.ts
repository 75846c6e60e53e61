import { useEffect } from 'react';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { statusRequest } from './site-status.ts';

/** Answer of the platform: pending, open, or the screen that replaces the whole site. */
export type Permission = 'asking' | 'open' | 'maintenance' | 'region' | 'address';

/**
 * Asks the platform whether the brand may be shown here, before any route exists, and again after every publication.
 * When it cannot be reached the site opens: the platform refuses by itself what must not be done, and a lost connection
 * is no reason to lock players out.
 */
export function usePermission(): Permission {
  const portal = usePortal();
  const { report } = portal;
  const status = useCall('systemStatus', statusRequest(portal));
  const error = status.state === 'failed' ? status.error : undefined;
  useEffect(() => {
    if (error)
      report({
        code: 'STATUS_UNKNOWN',
        message: `The platform's status is unknown: ${error.message}`,
        error,
      });
  }, [error, report]);
  if (status.state === 'loading') return 'asking';
  if (status.state === 'failed') return 'open';
  if (status.value.maintenance) return 'maintenance';
  if (status.value.regionRestriction) return 'region';
  return status.value.addressRestriction ? 'address' : 'open';
}
