import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '#sandbox/db.ts';
import type { Jobs } from '#sandbox/host.ts';
import type { WordsOf } from '#sandbox/page-words.ts';
import { beginPayment, isSignedPayment, readAsked } from './begin.ts';
import { paymentFonts } from './fonts.ts';
import { paymentPage, policy, style } from './page.ts';
import type { PaymentChoice, SandboxPaymentsTable } from './tables.ts';
import { createPaymentWebhooks } from './payment-webhooks.ts';

type Options = {
  db: Db;
  clock: () => Date;
  jobs: Jobs;
  wordsOf: WordsOf;
  secretOf: (brand: string) => Promise<string>;
};
type Place = { Params: { brand: string; id: string } };

const bodyMax = 8_192;
const choices: readonly PaymentChoice[] = ['pay', 'fail', 'late', 'twice'];

/**
 * A payment provider for trials: shops begin payments by signed requests, players choose on its page what becomes of them, and it tells
 * the shop so by signed messages. It knows nothing of the rest.
 */
export async function sandboxPayments(app: FastifyInstance, options: Options): Promise<void> {
  const { db, clock, wordsOf, secretOf } = options;
  const tell = createPaymentWebhooks(options);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'string', bodyLimit: bodyMax },
    (_request, body, done) => done(null, body),
  );

  const find = (brand: string, id: string): Promise<SandboxPaymentsTable | undefined> =>
    db
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('brand', '=', brand)
      .where('id', '=', id)
      .executeTakeFirst();
  const unknown = (reply: FastifyReply): FastifyReply =>
    reply.code(404).type('text/plain').send('There is no such payment.');

  app.post<{ Body: string }>('/sandbox/payments/payments', async ({ body, headers }, reply) => {
    const asked = readAsked(body);
    if (!asked) return reply.code(400).send({ code: 'INVALID_REQUEST' });
    const signed = isSignedPayment(await secretOf(asked.brand), headers, body, clock());
    return signed
      ? reply.send(await beginPayment(db, asked, clock()))
      : reply.code(401).send({ code: 'SIGNATURE_WRONG' });
  });

  app.get<Place>('/sandbox/payments/pay/:brand/:id', async ({ params }, reply) => {
    const payment = await find(params.brand, params.id);
    if (!payment) return unknown(reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(paymentPage(payment, await wordsOf(payment.brand, payment.language, 'payment')));
  });

  app.post<Place & { Body: string }>('/sandbox/payments/pay/:brand/:id', async ({ params, body }, reply) => {
    const wanted = new URLSearchParams(body).get('choice');
    const choice = choices.find((known) => known === wanted);
    const payment = await find(params.brand, params.id);
    if (!payment || !choice) return unknown(reply);
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('sandbox_payments')
        .set({ choice })
        .where('brand', '=', payment.brand)
        .where('id', '=', payment.id)
        .where('choice', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) await tell(trx, payment, choice);
    });
    return reply.redirect(`/sandbox/payments/pay/${payment.brand}/${payment.id}`, 303);
  });

  await paymentFonts(app);
  app.get('/sandbox/payments/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
}
