import type { PortalFault } from './portal-fault.ts';

/** Reports a fault to developers; players see a replacement. */
export function reportToConsole(fault: PortalFault): void {
  // oxlint-disable-next-line no-console -- the one place where faults leave the page
  console.warn(`[livery] ${fault.code}: ${fault.message}`, fault.error ?? '');
}
