import type { AuditEntry } from '#contract/generated/admin-types.ts';
import { killTargetName } from '../delivery/kill-targets.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { say } from '../language/say.ts';

/** What an entry of the log switched off and on again, by name: "Switched off: Candy Hill"; empty when it is about something else. */
export function switchedWords({ off, on }: AuditEntry['details'], documents: PackDocuments = {}): string {
  const names = (targets: unknown): string =>
    Array.isArray(targets)
      ? targets.map((target) => killTargetName(documents, String(target))).join(', ')
      : '';
  const [away, back] = [names(off), names(on)];
  return [
    away && say('console.audit.switchedOff', { names: away }),
    back && say('console.audit.switchedOn', { names: back }),
  ]
    .filter(Boolean)
    .join(' · ');
}
