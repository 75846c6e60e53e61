/** Metrics of the server, read at /metrics. */
export type ServerMetrics = {
  /** Milliseconds since the last look. */
  loopP50: number;
  loopP99: number;
  loopMax: number;
  cpuSeconds: number;
};

const valueOf = (text: string, series: string): number => {
  const line = text.split('\n').find((line) => line.startsWith(`${series} `));
  if (line === undefined) throw new Error(`/metrics has no ${series}.`);
  return Number(line.slice(series.length + 1));
};

export async function readMetrics(origin: string): Promise<ServerMetrics> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const loop = (quantile: string): number =>
    valueOf(text, `livery_event_loop_delay_seconds{quantile="${quantile}"}`) * 1000;
  return {
    loopP50: loop('0.5'),
    loopP99: loop('0.99'),
    loopMax: loop('1'),
    cpuSeconds: valueOf(text, 'process_cpu_seconds_total'),
  };
}

/** Measures the latency of /healthz in milliseconds; call `stop` for the results. */
export function watchHealth(origin: string): { stop(): Promise<{ p99: number; asked: number }> } {
  const times: number[] = [];
  const ending = new AbortController();
  const watching = (async () => {
    while (!ending.signal.aborted) {
      const at = performance.now();
      const answer = await fetch(`${origin}/healthz`);
      await answer.text();
      times.push(answer.ok ? performance.now() - at : Infinity);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  })();
  return {
    async stop() {
      ending.abort();
      await watching;
      times.sort((one, other) => one - other);
      return { p99: times[Math.floor(times.length * 0.99)] ?? 0, asked: times.length };
    },
  };
}
