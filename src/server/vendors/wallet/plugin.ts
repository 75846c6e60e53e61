import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brands } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { retryAfterSeconds } from '#server/db/unavailable.ts';
import { refusePartner } from '#server/http/partner-refusal.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { BalanceHints } from '#server/ledger/balance-hints.ts';
import type { Vendors } from '../connection.ts';
import { signatureProblem, type SignatureProblem } from '../signature.ts';
import type { OperationOutcome } from './operations.ts';
import { createPerform } from './perform.ts';
import { readRequest, walletOperations, type WalletOperation, type WalletRequest } from './requests.ts';

type WalletOptions = {
  db: Db;
  /** Most connections of `db`. */
  connections: number;
  clock: () => Date;
  brands: Brands;
  vendors: Vendors;
  balanceHints: BalanceHints;
};

/**
 * Of the connections, how many the wallet uses at the same time: the others stay for pages, and more of them at work only take each
 * other's time (docs/decisions/0015).
 */
const shareOfConnections = 0.4;
/** Bytes; bodies are small. */
const bodyLimit = 16 * 1024;
const brandForm = /^[a-z0-9-]{1,64}$/u;
const vassalageForm = /^[A-Z0-9_]{2,32}$/u;

type Unsigned = SignatureProblem | 'UNKNOWN_VENDOR' | 'NONCE_USED';

const unsigned = (reply: FastifyReply, code: Unsigned): FastifyReply =>
  sendRefusal(reply, refusePartner(code));

const outcomeUnknown = (reply: FastifyReply): FastifyReply =>
  sendRefusal(reply, refusePartner('OUTCOME_UNKNOWN', { retryAfter: retryAfterSeconds }));

/** The reply to an operation; one that is repeated has the words of the first. */
function replyTo(
  request: WalletRequest,
  { code, balance }: OperationOutcome,
  money: { currency: string; digits: number },
): Record<string, unknown> {
  const done = code === 'OK' || code === 'REPEATED';
  if (!done) return { code };
  if (request.operation === 'balance') return { code: 'OK', balance, ...money };
  return { code: 'OK', transaction: request.transaction, balance };
}

/**
 * `/wallet/v1`: the vendors' calls to players' wallets (docs/wallet-api.md). Signed; business answers are HTTP 200 with a
 * code, 401 is a refused signature, 503 an unknown outcome that a repeat resolves.
 */
export async function walletApi(app: FastifyInstance, options: WalletOptions): Promise<void> {
  const { db, clock, brands, vendors, balanceHints } = options;
  const perform = createPerform(db, Math.max(1, Math.floor(options.connections * shareOfConnections)));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, text, done) =>
    done(null, text),
  );
  app.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
    if ((fault.statusCode ?? 500) < 500)
      return sendRefusal(reply, refusePartner('INVALID_REQUEST', { status: fault.statusCode ?? 400 }));
    request.log.error(fault);
    return outcomeUnknown(reply);
  });

  const answer =
    (operation: WalletOperation) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { headers } = request;
      const { 'x-brand': brandId, 'x-vendor': vassalage, 'x-nonce': nonce } = headers;
      void reply.header('cache-control', 'no-store');
      if (typeof brandId !== 'string' || !brandForm.test(brandId)) return unsigned(reply, 'UNKNOWN_VENDOR');
      if (typeof vassalage !== 'string' || !vassalageForm.test(vassalage))
        return unsigned(reply, 'UNKNOWN_VENDOR');
      const brand = await brands.live(brandId);
      const vendor = brand && (await vendors.vendorOf(brand, vassalage));
      if (!brand || !vendor) return unsigned(reply, 'UNKNOWN_VENDOR');
      const raw = typeof request.body === 'string' ? request.body : '';
      const now = clock();
      const problem = signatureProblem(vendor.secret, headers, raw, now);
      if (problem || typeof nonce !== 'string') return unsigned(reply, problem ?? 'SIGNATURE_REQUIRED');
      const asked = readRequest(operation, raw);
      if (!asked) return reply.send({ code: 'INVALID_REQUEST' });
      const done = await perform({ brand, vendor, nonce, now, request: asked }, (fault) =>
        request.log.error(fault),
      );
      if (!done.known) {
        request.log.error(done.fault);
        return outcomeUnknown(reply);
      }
      const { outcome } = done;
      if (outcome.code === 'NONCE_USED') return unsigned(reply, 'NONCE_USED');
      if (outcome.code === 'OK' && outcome.member !== null)
        balanceHints.balanceMoved(brand.brand, outcome.member);
      return reply.send(replyTo(asked, outcome, moneyOf(brand)));
    };

  for (const operation of walletOperations) {
    app.post(`/wallet/v1/${operation}`, { config: { rateLimit: false }, bodyLimit }, answer(operation));
  }
}
