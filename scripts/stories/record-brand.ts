import { calls, type CallFacts, type CallId } from '#contract/generated/calls.ts';
import type { CorePart, Manifest, TextsPart } from '#engine/bundle/bundle-format.ts';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { drawCaptcha } from '#server/human-check/captcha-picture.ts';
import type { Answers, Recorded } from '../../.storybook/answers/answer-of.ts';
import type { BrandData, Visit } from '../../.storybook/brand-data.ts';
import { lookers, logInAs, type Looker, type Session } from './lookers.ts';
import { makeHistory, type Ground } from './history.ts';
import { questionsOf } from './questions.ts';
import { sameBytes, type StoryServer } from './story-server.ts';

const reading = (Object.keys(calls) as CallId[]).filter((id) => calls[id].method === 'GET');
/** Languages that stories speak: each more makes the data of every story longer by a third. */
const recorded = new Set(['my', 'en', 'zh-CN']);

const isPersonal = (id: CallId): boolean => (calls[id] as CallFacts).token === true;

/** A call's answer as a page of stories gets it: every captcha is one picture, as the server's chance is shared with its jobs. */
async function steady(id: CallId, envelope: unknown): Promise<unknown> {
  if (id !== 'captcha') return envelope;
  const { value, ...rest } = envelope as { value: object };
  return {
    ...rest,
    value: { ...value, image: (await drawCaptcha('7K3PX', sameBytes())).toString('base64') },
  };
}

/** Data of a brand's stories: published documents, texts, and the gateway's answers to each viewer. */
export async function recordBrand(
  brand: string,
  { password, ...server }: StoryServer & { password: string },
): Promise<BrandData> {
  const client = new GatewayClient(server.origin, `${brand}.localhost`);
  const ground: Ground = { ...server, brand, client, password };
  await makeHistory(ground);
  const questions = await questionsOf(client);
  const text = async (path: string): Promise<string> => {
    const answer = await client.raw('GET', path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.text;
  };
  const json = async <T>(path: string): Promise<T> => JSON.parse(await text(path)) as T;
  const pointer = await json<{ seq: number; hash: string }>(`/config/v1/brands/${brand}/pointer`);
  const manifest = await json<Manifest>(`/config/v1/bundles/${pointer.hash}`);
  const part = (name: string): string => `/config/v1/bundles/${manifest.parts[name] ?? ''}`;
  const whole = await json<CorePart>(part('core'));
  const languages = (whole.brand.languages ?? ['en']).filter((language) => recorded.has(language));
  const core: CorePart = { ...whole, brand: { ...whole.brand, languages } };

  /** Answers of all permitted reading calls in one language; refused ones are left out. */
  const ask = async (language: string, ids: CallId[], token?: string): Promise<Answers> => {
    const answers: Answers = {};
    for (const id of ids) {
      const said: Recorded[] = [];
      for (const query of questions[id] ?? [{}]) {
        const { status, json } = await client.send(id, {
          language,
          query,
          ...(token !== undefined && { token }),
        });
        if (status === 200) said.push({ query, envelope: await steady(id, json) });
      }
      if (said.length > 0) answers[calls[id].path] = said;
    }
    return answers;
  };
  const inEach = async (ids: CallId[], token?: string): Promise<Record<string, Answers>> => {
    const said: Record<string, Answers> = {};
    for (const language of languages) said[language] = await ask(language, ids, token);
    return said;
  };

  const texts: BrandData['texts'] = {};
  for (const language of languages)
    texts[language] = (await json<TextsPart>(part(`texts/${language}`))).texts;

  const sessions = new Map<Looker, Session>();
  for (const who of lookers) {
    const session = await logInAs(client, who, password);
    if (session) sessions.set(who, session);
  }
  // What was done and each login may bring rewards.
  await server.settled();
  const visits: Partial<Record<Looker, Visit>> = {};
  for (const [who, session] of sessions) {
    const answers = await inEach(reading.filter(isPersonal), session.token);
    visits[who] = { session: { ...session, token: who, expiresAt: '2999-01-01T00:00:00Z' }, answers };
  }
  return {
    brand,
    seq: pointer.seq,
    core,
    themeCss: await text(part('theme.css')),
    texts,
    answers: await inEach(reading.filter((id) => !isPersonal(id))),
    visits,
    provenance: {},
  };
}
