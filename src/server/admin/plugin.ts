import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { LiveBrands } from '#server/publishing/live-brands.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { cashierRoutes } from '#server/cashier/admin/routes.ts';
import type { Cashier } from '#server/cashier/cashier.ts';
import { pointRoutes } from '#server/points/admin/routes.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import type { WebhookReach } from '#server/webhooks/addresses.ts';
import { refuse } from '#server/http/refusal.ts';
import { createPlanning } from '#server/publishing/releases/plan.ts';
import { accountRoutes } from '#server/operators/admin/accounts.ts';
import { brandRoutes } from '#server/publishing/admin/brands.ts';
import { auditRoutes } from '#server/audit/admin/routes.ts';
import { draftRoutes } from '#server/documents/admin/drafts.ts';
import { guard } from '#server/operators/guard.ts';
import { memberRoutes, type MembersKept } from '#server/member-desk/admin/routes.ts';
import { packRoutes } from '#server/documents/admin/packs.ts';
import { presenceRoutes } from '#server/documents/admin/presence.ts';
import { previewRoutes } from '#server/publishing/admin/previews.ts';
import { publishingRoutes } from '#server/publishing/admin/publishing.ts';
import { releaseRoutes } from '#server/publishing/admin/releases.ts';
import { ruleImpactRoutes, type CountImpact } from '#server/registration/admin/rule-impact.ts';
import { sessionRoutes } from '#server/operators/admin/session.ts';
import { totpRoutes } from '#server/operators/admin/totp.ts';
import { useRoutes } from '#server/documents/admin/uses.ts';
import { webhookRoutes } from '#server/webhooks/admin/routes.ts';

export type AdminOptions = {
  context: ConfigContext;
  brands: Pick<LiveBrands, 'refresh' | 'all'>;
  /** Adds the sandbox's demo data to brands; undefined without a sandbox. */
  seed: ((brands: readonly LiveBrand[]) => Promise<unknown>) | undefined;
  /** Counts what drafts mean for members; undefined where another platform keeps them. */
  countImpact: CountImpact | undefined;
  /** Not started yet: areas define their queues on it. */
  jobs: Jobs;
  /** True if previews can be opened as a logged-in account. */
  personas: boolean;
  webhooks: WebhookReach;
  /** Deposits, withdrawals and exchanges; undefined where another platform has them. */
  cashier: Cashier | undefined;
  /** Members; undefined where another platform keeps them. */
  members: MembersKept | undefined;
};

/** The administration API (docs/administration-api.md), to be registered under its prefix. */
export async function adminPlugin(app: FastifyInstance, options: AdminOptions): Promise<void> {
  const { context, brands, seed, countImpact, jobs, personas, webhooks, cashier, members } = options;
  await app.register(cookie);
  guard(app, context);
  sessionRoutes(app, context);
  totpRoutes(app, context);
  packRoutes(app, context);
  brandRoutes(app, context, { brands, seed });
  draftRoutes(app, context);
  previewRoutes(app, context, { personas });
  useRoutes(app, context);
  publishingRoutes(app, context, brands);
  releaseRoutes(app, context, { brands, planning: createPlanning(context, jobs) });
  ruleImpactRoutes(app, context, countImpact);
  accountRoutes(app, context);
  auditRoutes(app, context);
  webhookRoutes(app, context, webhooks);
  presenceRoutes(app, context);
  if (cashier) {
    cashierRoutes(app, context, cashier);
    pointRoutes(app, context, cashier);
  }
  if (members) memberRoutes(app, context, members);
  app.all('/*', { config: { open: true } }, (_request, reply) => sendRefusal(reply, refuse('NOT_FOUND')));
}
