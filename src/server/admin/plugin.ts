import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { adminRules, type AdminRules } from '#contract/generated/admin-rules.ts';
import { refuse } from '#server/http/refusal.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AdminServices } from '#server/operators/admin-call.ts';
import { guard } from '#server/operators/guard.ts';
import { createPlanning } from '#server/publishing/releases/plan.ts';
import { adminRoutes } from './routes.ts';
import { serveCall, type CheckAdminAnswer } from './serve-call.ts';

export type AdminOptions = Omit<AdminServices, 'planning'> & {
  /** Not started yet: areas define their queues on it. */
  jobs: Jobs;
  checkAnswer?: CheckAdminAnswer | undefined;
};

/** The administration API (docs/administration-api.md), to be registered under its prefix. */
export async function adminPlugin(
  app: FastifyInstance,
  { jobs, checkAnswer, ...options }: AdminOptions,
): Promise<void> {
  const services: AdminServices = { ...options, planning: createPlanning(options.context, jobs) };
  // What a right is about is not here where another platform keeps the members.
  const kept = { payments: services.cashier, members: services.members };
  await app.register(cookie);
  guard(app, services.context);
  for (const call of adminRoutes.values()) {
    const { needs }: AdminRules = adminRules[call.id];
    if (needs?.right === undefined || kept[needs.right]) serveCall(app, call, { services, checkAnswer });
  }
  app.all('/*', { config: { open: true } }, (_request, reply) => sendRefusal(reply, refuse('NOT_FOUND')));
}
