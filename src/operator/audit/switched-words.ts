import type { AuditEntry } from '#contract/generated/admin-types.ts';
import { killTargets } from '../delivery/kill-targets.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { say } from '../language/say.ts';

/** Of the log of the whole server, which has no documents. */
const none: PackDocuments = {};

/** What an entry of the log switched off and on again, by name: "Switched off: Candy Hill"; empty when it is about something else. */
export function switchedWords({ off, on }: AuditEntry['details'], documents = none): string {
  const names = (targets: unknown): string =>
    Array.isArray(targets)
      ? targets.map((target) => killTargets(documents).at(String(target)).name).join(', ')
      : '';
  const [away, back] = [names(off), names(on)];
  return [
    away && say('console.audit.switchedOff', { names: away }),
    back && say('console.audit.switchedOn', { names: back }),
  ]
    .filter(Boolean)
    .join(' · ');
}
