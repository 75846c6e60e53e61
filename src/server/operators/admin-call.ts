import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminCallId, AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { BrandImpact } from '#contract/generated/admin-types.ts';
import type { adminRules } from '#contract/generated/admin-rules.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Cashier } from '#server/cashier/cashier.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import type { Refusal } from '#server/http/refusal.ts';
import type { Sendable } from '#server/http/sendable.ts';
import type { ApprovalNotices } from '#server/notices/approval-notices.ts';
import type { MemberDesk } from '#server/member-desk/member-desk.ts';
import type { LiveBrands } from '#server/publishing/live-brands.ts';
import type { Planning } from '#server/publishing/releases/plan.ts';
import type { DeskWatch } from '#server/support/desk-watch.ts';
import type { WebhookReach } from '#server/webhooks/addresses.ts';
import type { Operator } from './sessions.ts';

/** Services that every administration call may use. */
export type AdminServices = {
  context: ConfigContext;
  brands: Pick<LiveBrands, 'refresh' | 'all'>;
  planning: Planning;
  /** Mails about approvals, to those who may give one and to who asked. */
  approvalNotices: ApprovalNotices;
  /** Adds the sandbox's demo data to brands; undefined without a sandbox. */
  seed: ((brands: readonly LiveBrand[]) => Promise<unknown>) | undefined;
  /** Effect of a brand's drafts on its members, undefined if no rule for them changes; absent where another platform keeps them. */
  countImpact:
    | ((brand: { before: LiveBrand | undefined; after: LiveBrand }) => Promise<BrandImpact | undefined>)
    | undefined;
  /** True if previews can be opened as a logged-in account, which a brand's own platform does not support. */
  personas: boolean;
  webhooks: WebhookReach;
  /** Deposits and withdrawals; undefined where another platform has them. */
  cashier: Cashier | undefined;
  /** Members; undefined where another platform keeps them. */
  members: MemberDesk | undefined;
  /** What happens at the support desk; absent where another platform has it. */
  deskWatch: DeskWatch | undefined;
};

/** JSON that is written already. */
export class JsonText {
  constructor(readonly text: string) {}
}

type Part<C extends AdminCallId, P extends string> =
  AdminCallTypes[C] extends Record<P, infer T> ? T : undefined;
type ValueOf<C extends AdminCallId> = AdminCallTypes[C] extends { value?: infer T }
  ? Sendable<T> | JsonText | (AdminCallTypes[C] extends { value: unknown } ? never : undefined)
  : undefined;
type AnswerOf<C extends AdminCallId> = (typeof adminRules)[C] extends { produces: readonly string[] }
  ? Readable | Buffer
  : ValueOf<C>;
type OperatorOf<C extends AdminCallId> = (typeof adminRules)[C] extends { open: true } ? undefined : Operator;

/** The context of one call: its parts have been checked, and the operator has what the call needs. */
export type AdminCallContext<C extends AdminCallId> = {
  services: AdminServices;
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  body: Part<C, 'body'>;
  operator: OperatorOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type AdminCall<C extends AdminCallId = AdminCallId> = {
  id: C;
  handle(context: AdminCallContext<C>): Promise<AnswerOf<C> | Refusal>;
};

/**
 * One administration call. Method, path and the rights it needs come from its schema; `handle` answers the value, undefined
 * where there is none, or a Refusal for an expected "no".
 */
export const defineAdminCall = <C extends AdminCallId>(
  id: C,
  handle: AdminCall<C>['handle'],
): AdminCall<C> => ({ id, handle });
