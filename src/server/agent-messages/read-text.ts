import { refuseFields, type CallRefusal } from '#server/calls/refusal.ts';
import type { TeamTerms } from '#server/inbox/team-senders.ts';

/** What is written, without space around it; a refusal if it is longer than the brand allows. */
export function readText(entered: string, { length }: TeamTerms): string | CallRefusal {
  const text = entered.trim();
  return [...text].length > length
    ? refuseFields([{ field: 'text', code: 'TOO_LONG', params: { max: String(length) } }])
    : text;
}
