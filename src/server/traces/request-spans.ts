import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callAt } from '#server/calls/call-at.ts';

/**
 * Adds a span to each request, below the `traceparent` that the page sent, and one to each gateway call in it. Addresses are those
 * of routes, so that no value of a visitor is in them.
 */
export function instrumentRequests(app: FastifyInstance, tracer: Tracer): void {
  const propagator = new W3CTraceContextPropagator();
  const requests = new WeakMap<FastifyRequest, Context>();
  const answered = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'livery.request.id': request.id,
    };
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    const here = trace.setSpan(parent, span);
    requests.set(request, here);
    context.with(here, done);
  });
  // Reading the body leaves the asynchronous context of the hook before.
  app.addHook('preValidation', (request, _reply, done) => {
    const here = requests.get(request) ?? ROOT_CONTEXT;
    const id = callAt(request.method, request.routeOptions.url ?? '');
    if (id === undefined) return context.with(here, done);
    const below = trace.setSpan(here, tracer.startSpan(id, {}, here));
    answered.set(request, below);
    context.with(below, done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    for (const spans of [answered, requests]) {
      const span = trace.getSpan(spans.get(request) ?? ROOT_CONTEXT);
      span?.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    }
    done();
  });
}
