import type { FastifyInstance } from 'fastify';
import { catalogue } from '#sandbox/games/catalogue/catalogue.ts';
import { escapeHtml } from '#engine/texts/escape-html.ts';
import type { VendorContext } from './context.ts';
import { faults, readFaults, setFault, type Fault } from './faults.ts';

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const style = `:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); border-radius: .5rem; padding: 1rem; margin: .75rem 0 }
p { flex: 1 1 18rem; margin: 0 }
label { display: grid }
input { font: inherit; width: 6rem; min-height: 2rem }
button { font: inherit; min-height: 2.25rem; padding: 0 1rem }
`;

const words: Readonly<Record<Fault, string>> = {
  timeout: 'Lose the answer of the wallet, or of a transfer',
  duplicate: 'Send everything twice at the same time',
  lateRollback: 'Roll a bet back seconds after it was taken',
  lateWin: 'Tell of a win seconds late',
  outOfOrder: 'Send the rollback before its bet',
};

const whole = (value: unknown, most: number): number | undefined => {
  const number = value === undefined || value === '' ? 0 : Number(value);
  return Number.isInteger(number) && number >= 0 && number <= most ? number : undefined;
};

/**
 * `/sandbox/vendors/<vassalage>/faults`: sets a vendor's faults, as a page and for programs (`{ fault, next?, percent?
 * }`). Forms from other sites are refused.
 */
export async function faultsPage(
  app: FastifyInstance,
  { context }: { context: VendorContext },
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get('/faults.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
  app.get('/:vassalage/faults', async (request, reply) => {
    const { vassalage } = request.params as { vassalage: string };
    if (!Object.hasOwn(catalogue, vassalage)) return reply.code(404).send({ code: 'UNKNOWN_VENDOR' });
    const rows = await readFaults(context.db, vassalage);
    if (request.headers.accept?.includes('text/html') !== true) return { faults: rows };
    const forms = rows.map(
      ({ fault, left, percent }) => `<form method="post">
<p><b>${escapeHtml(words[fault])}</b></p><input type="hidden" name="fault" value="${fault}">
<label>Next calls <input name="next" type="number" min="0" max="1000" value="${left}"></label>
<label>Percent <input name="percent" type="number" min="0" max="100" value="${percent}"></label>
<button>Set</button></form>`,
    );
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Faults of ${escapeHtml(vassalage)}</title>
<link rel="stylesheet" href="/sandbox/vendors/faults.css"></head>
<body><main><h1>Faults of ${escapeHtml(vassalage)}</h1>
<p>What this vendor of the sandbox does wrong. No balance may differ for it in the end.</p>
${forms.join('\n')}</main></body></html>
`);
  });
  app.post('/:vassalage/faults', async (request, reply) => {
    const { vassalage } = request.params as { vassalage: string };
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return reply.code(403).send({ code: 'FORBIDDEN' });
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const fault = faults.find((name) => name === body['fault']);
    const left = whole(body['next'], 1000);
    const percent = whole(body['percent'], 100);
    if (!Object.hasOwn(catalogue, vassalage) || !fault || left === undefined || percent === undefined) {
      return reply.code(400).send({ code: 'INVALID_REQUEST' });
    }
    await setFault(context.db, vassalage, { fault, left, percent });
    if (request.headers['content-type']?.startsWith('application/json') === true)
      return { fault, left, percent };
    return reply.redirect(`/sandbox/vendors/${vassalage}/faults`, 303);
  });
}
