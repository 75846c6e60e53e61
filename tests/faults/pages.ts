/** The newest version of the events in a stream, told as they come, until the stream ends or breaks. */
async function readPointers(response: Response, tell: (seq: number) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body ?? []) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^event: pointer\ndata: (.+)$/mu.exec(block)?.[1];
      if (data !== undefined) tell((JSON.parse(data) as { seq: number }).seq);
    }
  }
}

/** Pages that follow a brand: each opens its event stream again when that ends, as a browser does. */
export function openPages(origin: string, brand: string, count: number) {
  const ending = new AbortController();
  const { signal } = ending;
  const heard = Array.from({ length: count }, () => 0);
  const refused: number[] = [];
  let opened = 0;

  async function follow(page: number): Promise<void> {
    while (!signal.aborted) {
      const response = await fetch(`${origin}/config/v1/brands/${brand}/events`, { signal });
      if (response.status !== 200) refused.push(response.status);
      opened += 1;
      await readPointers(response, (seq) => (heard[page] = Math.max(heard[page] ?? 0, seq))).catch(
        () => undefined,
      );
    }
  }
  const following = heard.map((_, page) =>
    follow(page).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    }),
  );
  return {
    /** Version that each page has heard of. */
    heard,
    /** Statuses of streams that were not opened. */
    refused,
    /** Streams opened until now. */
    opened: () => opened,
    async end(): Promise<void> {
      ending.abort();
      await Promise.all(following);
    },
  };
}
