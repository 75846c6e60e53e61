import type { OperatorClient } from '#server/testing/operator-client.ts';

const brand = 'aurora';

type Call = { name: string; run: () => Promise<unknown> };

/** Patterns that take the checker of patterns many seconds each. */
const hardPatterns = (count: number): Record<string, object> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [
      `hard${number}`,
      {
        pattern: `(?:${Array.from({ length: 40 }, (_item, index) => `\\p{L}{0,${index + number}}`).join('')})x`,
        message: 'pattern.any',
        valid: [],
        invalid: [],
      },
    ]),
  );

/** The calls of the console that read or work on whole brands, each as often as it takes to see the slow ones among them. */
export function consoleCalls(operator: OperatorClient): Call[] {
  const at = (path: string) => `/packs/${brand}${path}`;
  const get = (path: string): Call => ({ name: `GET ${path}`, run: () => operator.call('GET', path) });
  let round = 0;
  const textsWith = async (words: string) => {
    const { published, revision } = (await operator.call('GET', at('/documents/texts/en')))
      .body as unknown as {
      published: { texts: Record<string, string> };
      revision: number;
    };
    const document = { ...published, texts: { ...published.texts, 'brand.tagline': words } };
    return operator.call('PUT', at('/drafts/texts/en'), { document }, { 'if-match': `"${revision}"` });
  };
  return [
    get('/packs'),
    ...['/documents', '/contents', '/export', '/uses?kind=text&name=brand.name', '/pictures'].map((path) =>
      get(at(path)),
    ),
    ...['/versions', '/versions/1/contents', '/releases', '/delivery', '/previews'].map((path) =>
      get(at(path)),
    ),
    { name: 'POST …/validate', run: () => operator.call('POST', at('/validate'), {}) },
    {
      name: 'POST …/validate, 60 hard patterns',
      run: async () => {
        const { published } = (await operator.call('GET', '/packs/base/documents/patterns/main'))
          .body as unknown as {
          published: { patterns: object };
        };
        const patterns = { ...published, patterns: { ...published.patterns, ...hardPatterns(60) } };
        return operator.call('POST', '/packs/base/validate', { changes: { 'patterns/main': patterns } });
      },
    },
    { name: 'PUT …/drafts', run: () => textsWith(`Round ${(round += 1)}`) },
    { name: 'POST …/impact/rules', run: () => operator.call('POST', at('/impact/rules')) },
    { name: 'POST …/preview', run: () => operator.call('POST', at('/preview'), { minutes: 5 }) },
    {
      name: 'POST …/publish',
      run: async () => {
        await textsWith(`Published ${(round += 1)}`);
        return operator.call('POST', at('/publish'), { note: 'Measured' });
      },
    },
    {
      name: 'POST …/packs, a new brand',
      run: () =>
        operator.call('POST', '/packs', {
          pack: `measured-${(round += 1)}`,
          template: 'base',
          name: 'Measured',
          languages: ['en'],
          currency: 'MMK',
        }),
    },
    { name: 'POST …/rollback', run: () => operator.call('POST', at('/rollback'), { version: 1 }) },
  ];
}
