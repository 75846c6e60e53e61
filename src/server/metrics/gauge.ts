import { Gauge as PromGauge, type Registry } from 'prom-client';
import { isUnavailable } from '#server/db/unavailable.ts';

/** A number that is read when metrics are asked for. */
export type Gauge = {
  name: string;
  help: string;
  labels?: readonly string[];
  read: () => Promise<{ labels?: Record<string, string>; value: number }[]>;
};

/** Adds a gauge to a registry. One that needs the database has no values while that does not answer. */
export function registerGauge(registry: Registry, { name, help, labels = [], read }: Gauge): void {
  new PromGauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      const values = await read().catch((fault: unknown) => {
        if (isUnavailable(fault)) return [];
        throw fault;
      });
      this.reset();
      // A reset sets a gauge without labels to 0, which would read as healthy.
      if (labels.length === 0) this.remove({});
      for (const { labels: given = {}, value } of values) this.set(given, value);
    },
  });
}
