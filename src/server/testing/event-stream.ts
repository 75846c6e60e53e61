type ReceivedEvent = { event: string; data: Record<string, unknown> };

export type EventReader = {
  /** The next event that fits; those before it are dropped. Rejects when the stream ends first. */
  next(fits?: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent>;
  close(): void;
};

function parse(block: string): ReceivedEvent | undefined {
  const fields = Object.fromEntries(
    block
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => line.split(/: ?(.*)/s) as [string, string]),
  );
  return fields['event'] && fields['data']
    ? { event: fields['event'], data: JSON.parse(fields['data']) as Record<string, unknown> }
    : undefined;
}

/** Opens a stream of server-sent events. @throws when it is refused. */
export async function openEvents(url: string, headers: Record<string, string> = {}): Promise<EventReader> {
  const abort = new AbortController();
  const response = await fetch(url, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: abort.signal,
  });
  if (!response.ok || !response.body) throw new Error(`${url} was answered ${response.status}.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const waiting: ReceivedEvent[] = [];
  let rest = '';
  return {
    async next(fits = () => true) {
      for (;;) {
        const event = waiting.shift();
        if (event && fits(event)) return event;
        if (event) continue;
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream of events ended.');
        const blocks = `${rest}${value}`.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const parsed = parse(block);
          if (parsed) waiting.push(parsed);
        }
      }
    },
    close: () => abort.abort(),
  };
}
