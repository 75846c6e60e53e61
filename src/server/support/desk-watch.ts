import type { Notifications } from '#server/db/notifications.ts';
import { readSupportEvent, supportChannel } from './tell-support.ts';

/** Next event at a desk: the conversation that has changed, or whose player is typing; neither when there was none in time. */
type DeskEvent = { changed: string | null; typing: string | null };

const nothing: DeskEvent = { changed: null, typing: null };

/** Waits of consoles for what happens at the desks of brands, at any process. */
export type DeskWatch = {
  next(brand: string, ms: number): Promise<DeskEvent>;
  close(): Promise<void>;
};

export async function createDeskWatch(notifications: Notifications): Promise<DeskWatch> {
  const waiting = new Map<string, Set<(event: DeskEvent) => void>>();
  const wake = (brand: string, event: DeskEvent): void => {
    const wakers = waiting.get(brand);
    waiting.delete(brand);
    wakers?.forEach((waker) => waker(event));
  };
  const wakeAll = (): void => [...waiting.keys()].forEach((brand) => wake(brand, nothing));
  const stop = await notifications.listen(supportChannel, {
    receive(payload) {
      const { brand, id, kind } = readSupportEvent(payload);
      if (kind === 'changed') wake(brand, { changed: id, typing: null });
      if (kind === 'playerTyping') wake(brand, { changed: null, typing: id });
    },
    missed: wakeAll,
  });
  let closed = false;
  return {
    next: (brand, ms) =>
      new Promise((resolve) => {
        if (closed) return resolve(nothing);
        const wakers = waiting.get(brand) ?? new Set();
        waiting.set(brand, wakers);
        const timer = setTimeout(() => answer(nothing), ms);
        const answer = (event: DeskEvent): void => {
          clearTimeout(timer);
          wakers.delete(answer);
          resolve(event);
        };
        wakers.add(answer);
      }),
    async close() {
      closed = true;
      wakeAll();
      await stop();
    },
  };
}
