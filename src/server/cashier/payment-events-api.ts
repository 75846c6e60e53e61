import type { FastifyInstance } from 'fastify';
import type { Cashier } from './cashier.ts';
import { takeEvent, type PaymentEvent } from './payment-events.ts';
import { refusePartner } from '#server/http/partner-refusal.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { signatureProblem } from '#server/vendors/signature.ts';

const eventMax = 8_192;
const id = /^[A-Za-z0-9_-]{1,128}$/u;
const amount = /^(?:0|[1-9]\d{0,17})$/u;

/** The event in a signed body; undefined for anything else. */
function eventIn(body: string): PaymentEvent | undefined {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
  const event = read as Partial<Record<keyof PaymentEvent, unknown>>;
  const fits = (value: unknown, form: RegExp): value is string =>
    typeof value === 'string' && form.test(value);
  if (event.type !== 'payment.paid' && event.type !== 'payment.failed') return undefined;
  if (!fits(event.id, id) || !fits(event.order, id) || !fits(event.payment, id)) return undefined;
  if (!fits(event.amount, amount) || !fits(event.currency, /^[A-Z]{3,8}$/u)) return undefined;
  const { type, order, payment, currency } = event;
  return { id: event.id, type, order, payment, amount: event.amount, currency };
}

/**
 * `POST /payments/v1/<brand>/<provider>/events`: events of payment providers, signed over the raw body. 200 for an
 * accepted or repeated event; 401 with a code for a missing, wrong or old signature; 404 for an unknown order.
 */
export async function paymentEventsApi(
  app: FastifyInstance,
  { cashier, clock }: { cashier: Cashier; clock: () => Date },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: eventMax },
    (_request, body, done) => done(null, body),
  );
  app.post<{ Params: { brand: string; provider: string }; Body: string }>(
    '/payments/v1/:brand/:provider/events',
    async ({ params, headers, body }, reply) => {
      const { brand, provider } = params;
      const now = clock();
      const connection = await cashier.payments.connectionOf(brand, provider);
      // An unknown provider gets the same answer as a wrong signature.
      if (!connection) return sendRefusal(reply, refusePartner('SIGNATURE_WRONG'));
      const text = typeof body === 'string' ? body : '';
      const problem = signatureProblem(connection.secret, headers, text, now);
      if (problem) return sendRefusal(reply, refusePartner(problem));
      const event = eventIn(text);
      if (!event) return sendRefusal(reply, refusePartner('INVALID_REQUEST'));
      const taken = await takeEvent(cashier, { brand, provider, event, now });
      if (taken === 'UNKNOWN_ORDER') return sendRefusal(reply, refusePartner(taken));
      return reply.header('cache-control', 'no-store').send({ code: taken });
    },
  );
}
