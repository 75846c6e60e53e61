import type { CorePart } from '#engine/bundle-format.ts';
import type { PortalFault } from '#portal/runtime/portal-fault.ts';

/** What scripts/stories.mjs writes for a brand: its documents, its words and what the gateway answered. */
export type BrandData = {
  brand: string;
  seq: number;
  core: CorePart;
  themeCss: string;
  texts: Record<string /* language */, Record<string, string>>;
  /** Answers of the real gateway by language, then by path with query. */
  answers: Record<string, Record<string, unknown>>;
};

/** Faults that blocks have reported in the story that is shown. */
export const faults: PortalFault[] = [];

/** Answers calls as the gateway did when the stories were made; anything else is a call that a story may not make. */
export function recordedFetch({ answers }: BrandData, language: () => string): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.origin);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (!/^\/(wps|lgw|lotto)\//u.test(url.pathname)) return fetch(input, init);
    const recorded = answers[language()] ?? {};
    const exact = recorded[url.pathname + url.search];
    const answer = exact ?? (method === 'GET' ? recorded[url.pathname] : undefined);
    return answer === undefined
      ? Response.json(
          { success: false, code: 'UNAVAILABLE', message: 'Stories have no such answer.' },
          { status: 503 },
        )
      : Response.json(answer);
  };
}
