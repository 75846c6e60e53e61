import type { PortalFault } from './portal-fault.ts';

/** Tells developers of a fault; a player sees what stands in its place. */
export function reportToConsole(fault: PortalFault): void {
  // oxlint-disable-next-line no-console -- the one place where faults leave the page
  console.warn(`[livery] ${fault.code}: ${fault.message}`, fault.error ?? '');
}
