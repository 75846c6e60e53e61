import { context, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { instrumentRequests } from './request-spans.ts';
import type { Tracing } from './tracing.ts';

const fail = (span: Span): unknown => span.setStatus({ code: SpanStatusCode.ERROR });

/** Sends spans to `<endpoint>/v1/traces`. Sampling and limits follow the variables OTEL_TRACES_SAMPLER and OTEL_BSP_…. */
export function openTelemetry(endpoint: string): Tracing {
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/u, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'livery' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('livery');
  return {
    instrument: (app) => instrumentRequests(app, tracer),
    logQuery({ level, query, queryDurationMillis }) {
      // Work without a request, such as jobs, has no trace that it would belong to.
      if (trace.getActiveSpan() === undefined) return;
      const end = Date.now();
      const [verb = 'sql'] = query.sql.trimStart().split(/\s/u, 1);
      const span = tracer.startSpan(verb.toLowerCase(), {
        startTime: end - queryDurationMillis,
        // The text has placeholders for values.
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
      });
      if (level === 'error') fail(span);
      span.end(end);
    },
    async close() {
      // A collector that is gone must not keep the process from ending cleanly.
      await provider.shutdown().catch(() => undefined);
      context.disable();
    },
  };
}
