import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { wordMessages } from '#server/inbox/testing/messages-document.ts';
import { tellNow } from '#server/inbox/testing/tell-now.ts';
import { brandNameOf } from '#server/messages/wording.ts';
import { contractStage, salaryOf, setContracts } from './testing/stage.ts';

const kind = 'daily' as const;
const dayMs = 86_400_000;
const topics = [
  'contractOffered',
  'contractAccepted',
  'contractRefused',
  'contractWithdrawn',
  'contractEnded',
] as const;

/** demoagent is above demosub, who is above demoteam3. */
describe('messages of contracts', () => {
  let gateway: TestGateway;
  const { between, change, ofHouse, offer, person, work } = contractStage(() => gateway);
  beforeAll(async () => {
    gateway = await startGateway();
    gateway.set({ constants: { sessionIdleMinutes: 43_200, sessionHours: 720, transfersPerMinute: 10_000 } });
    gateway.publish((documents) => setContracts(documents));
    publish();
  });
  afterAll(() => gateway.close());

  const publish = (off: readonly string[] = []) =>
    gateway.publish((documents) => {
      wordMessages(documents);
      const [messages, texts] = [documents['messages/main'], documents['texts/en']];
      if (messages?.kind !== 'messages' || texts?.kind !== 'texts') throw new Error('Documents are missing.');
      texts.texts['record.kind.contract.daily'] = 'Daily salary';
      for (const topic of topics) {
        messages.topics[topic] = { title: `c.${topic}`, content: 'c.words', enabled: !off.includes(topic) };
        texts.texts[`c.${topic}`] = topic;
      }
      texts.texts['c.words'] = '{{contract}} {{sender}} {{reason}}';
    });

  const seen = new Set<string>();
  /** What a member has been told since the last look. */
  async function told(who: string): Promise<string[]> {
    await tellNow(gateway);
    const { token } = await person(who);
    const { messages } = await gateway.client.value('messageList', { token, query: {}, language: 'en' });
    const fresh = messages.filter(
      ({ id, topic }) => topic.startsWith('contract') && !seen.has(`${who} ${id}`),
    );
    for (const { id } of fresh) seen.add(`${who} ${id}`);
    return fresh.map(({ title, content }) => `${title}: ${content}`).toReversed();
  }

  it('tell the other side that one was offered, accepted, refused, taken back or ended, and nobody what they did themselves', async () => {
    await ofHouse('demoagent', salaryOf(kind, 100));
    // The house offers in the name of the brand, and is told nothing.
    expect(await told('demoagent')).toEqual([
      `contractOffered: <p>Daily salary ${brandNameOf(gateway.brand(), 'en')}</p>`,
    ]);
    const refused = (await offer('demoagent', 'demosub', salaryOf(kind, 80))).json.value.id;
    await change('demosub', kind, { do: 'reject', contract: refused });
    const withdrawn = (await offer('demoagent', 'demosub', salaryOf(kind, 70))).json.value.id;
    await change('demoagent', kind, { do: 'reject', contract: withdrawn });
    const active = await between('demoagent', 'demosub', salaryOf(kind, 60));
    const below = await between('demosub', 'demoteam3', salaryOf(kind, 50));
    expect(await told('demosub')).toEqual([
      'contractOffered: <p>Daily salary demoagent</p>',
      'contractOffered: <p>Daily salary demoagent</p>',
      'contractWithdrawn: <p>Daily salary demoagent</p>',
      'contractOffered: <p>Daily salary demoagent</p>',
      'contractAccepted: <p>Daily salary demoteam3</p>',
    ]);
    expect(await told('demoagent')).toEqual([
      'contractRefused: <p>Daily salary demosub</p>',
      'contractAccepted: <p>Daily salary demosub</p>',
    ]);
    await told('demoteam3');
    await change('demoagent', kind, { do: 'terminate', contract: active, ending: [below] });
    // What is given from it ends with it, which both of that one are told.
    expect((await told('demosub')).toSorted()).toEqual([
      'contractEnded: <p>Daily salary demoagent</p>',
      'contractEnded: <p>Daily salary demoteam3</p>',
    ]);
    expect(await told('demoteam3')).toEqual(['contractEnded: <p>Daily salary demosub</p>']);
    expect(await told('demoagent')).toEqual([]);
  });

  it('tell of a contract that took the place of another once, and of one whose last day is over', async () => {
    await between('demoagent', 'demosub', salaryOf(kind, 40));
    await told('demosub');
    await told('demoagent');
    const day = new Date(gateway.now().getTime() + 2 * dayMs).toISOString().slice(0, 10);
    const next = (await offer('demoagent', 'demosub', salaryOf(kind, 45), { lastDay: day })).json.value.id;
    await change('demosub', kind, { do: 'accept', contract: next });
    expect(await told('demoagent')).toEqual(['contractAccepted: <p>Daily salary demosub</p>']);
    expect(await told('demosub')).toEqual(['contractOffered: <p>Daily salary demoagent</p>']);
    gateway.wait(4 * dayMs);
    await work();
    expect(await told('demoagent')).toEqual(['contractEnded: <p>Daily salary demosub</p>']);
    expect(await told('demosub')).toEqual(['contractEnded: <p>Daily salary demoagent</p>']);
  });

  it('are what the brand tells: a topic that is off is not told, nor one without words', async () => {
    publish(['contractOffered']);
    await offer('demoagent', 'demosub', salaryOf(kind, 30));
    expect(await told('demosub')).toEqual([]);
    gateway.publish((documents) => wordMessages(documents));
    await offer('demoagent', 'demosub', salaryOf(kind, 31));
    expect(await told('demosub')).toEqual([]);
    publish();
    await offer('demoagent', 'demosub', salaryOf(kind, 32));
    expect(await told('demosub')).toEqual(['contractOffered: <p>Daily salary demoagent</p>']);
  });
});
