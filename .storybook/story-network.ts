import { calls, type CallId } from '#contract/generated/calls.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import type { PortalFault } from '#portal/runtime/portal-fault.ts';
import type { BrandData, Looking } from './brand-data.ts';
import { answerOf } from './answers/answer-of.ts';
import { emptyAnswer } from './answers/empty-answer.ts';
import { fullAnswer } from './answers/full-answer.ts';
import { longAnswer } from './answers/long-text.ts';
import { isRecord, propertyOf, type SchemaNode } from './answers/schema-node.ts';

/** Behaviour of the platform's network in a story. */
export type Network = 'fast' | 'slow' | 'never' | 'failing';
/** Amount of data in answers: as recorded, the least, 200 entries per list, or long texts. */
export type Amount = 'recorded' | 'empty' | 'many' | 'long';

const SLOW = 2000;
export const MANY = 200;

const idByPath = new Map(
  (Object.keys(calls) as CallId[])
    .filter((id) => calls[id].method === 'GET')
    .map((id) => [calls[id].path as string, id]),
);

function inAmount(amount: Amount, path: string, envelope: unknown): unknown {
  if (amount === 'recorded' || !isRecord(envelope)) return envelope;
  const { value } = envelope;
  const schema = propertyOf((schemaIndex.calls[idByPath.get(path) ?? ''] ?? {}) as SchemaNode, 'value');
  if (amount === 'empty') return { ...envelope, value: emptyAnswer(schema, value) };
  return { ...envelope, value: amount === 'many' ? fullAnswer(schema, value, MANY) : longAnswer(value) };
}

const refusal = (code: string, message: string): Response =>
  Response.json({ success: false, code, message }, { status: 503 });

let onTheWay = 0;

/** Number of unanswered calls of the current story, without those that never get an answer. */
export const callsOnTheWay = (): number => onTheWay;

type StoryNetwork = {
  data: BrandData;
  who: Looking;
  network: Network;
  amount: Amount;
  language: () => string;
  /** Called for a call without a recorded answer. */
  report: (fault: PortalFault) => void;
};

/** Replacement of fetch that replays the gateway's recorded answers and reports any other call as a fault. */
export function storyFetch({ data, who, network, amount, language, report }: StoryNetwork): typeof fetch {
  const answered = (method: string, url: URL): Response => {
    if (network === 'failing') return refusal('UNAVAILABLE', 'In this story the platform fails.');
    const said = { ...data.answers[language()], ...data.visits[who]?.answers[language()] };
    const answer = method === 'GET' ? answerOf(said[url.pathname], url.searchParams) : undefined;
    if (answer === undefined) {
      const message = `${method} ${url.pathname}${url.search} has no answer as ${who} in ${language()}.`;
      report({ code: 'NO_ANSWER', message });
      return refusal('UNAVAILABLE', message);
    }
    return Response.json(inAmount(amount, url.pathname, answer));
  };
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.origin);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (!/^\/(wps|lgw|lotto)\//u.test(url.pathname)) return fetch(input, init);
    if (network === 'never') return new Promise<never>(() => {});
    onTheWay += 1;
    try {
      if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW));
      return answered(method, url);
    } finally {
      onTheWay -= 1;
    }
  };
}
