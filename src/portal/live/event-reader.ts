/**
 * Reads server-sent events from a response until it ends, by name. Replaces EventSource, which cannot send headers.
 * @throws when the connection breaks or is silent for `silenceMs`
 */
export async function readEvents(
  response: Response,
  tell: (event: string, data: string) => void,
  silenceMs: number,
): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await within(silenceMs, reader.read());
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = /^event: (\w+)$/mu.exec(block)?.[1];
        if (event !== undefined) tell(event, /^data: (.*)$/mu.exec(block)?.[1] ?? '');
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Nothing was heard for too long.')), milliseconds);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
