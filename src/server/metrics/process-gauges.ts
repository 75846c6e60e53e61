import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Gauge } from './gauge.ts';

/** Milliseconds between two looks at the event loop. */
const resolution = 20;
const quantiles = [0.5, 0.99, 1] as const;

/** Delay of this process's event loop. */
export function processGauges(app: FastifyInstance): Gauge[] {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  app.addHook('onClose', (_app, done) => {
    delay.disable();
    done();
  });
  // The monitor measures the time between two samples, which is the resolution when nothing blocks.
  const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - resolution) / 1000;
  return [
    {
      name: 'livery_event_loop_delay_seconds',
      help: 'How late the event loop came to its work since this was last asked for; quantile 1 is the latest.',
      labels: ['quantile'],
      read: () => {
        const values = quantiles.map((quantile) => ({
          labels: { quantile: String(quantile) },
          value: delay.count === 0 ? 0 : seconds(delay.percentile(quantile * 100)),
        }));
        delay.reset();
        return Promise.resolve(values);
      },
    },
  ];
}
