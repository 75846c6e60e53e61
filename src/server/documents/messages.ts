import type { BundleDelta } from '#engine/live/live-types.ts';
import type { Problem } from '#engine/problems.ts';
import { notify, type Listener, type Notifications } from '#server/db/notifications.ts';
import type { Db } from '#server/db/types.ts';

const channel = 'livery_config';

/** Messages between processes. All are hints: the database holds the truth. */
export type ConfigMessage =
  | { type: 'pointer'; brand: string; seq: number; delta?: BundleDelta }
  /** A draft or publish changed a pack: its previews are due. */
  | { type: 'pack'; pack: string; changed: number }
  /** Files saved while developing have problems; an empty list takes that back. */
  | { type: 'problems'; problems: Pick<Problem, 'file' | 'line' | 'column' | 'code' | 'message' | 'fix'>[] };

export const notifyConfig = (db: Db, message: ConfigMessage): Promise<void> =>
  notify(db, channel, JSON.stringify(message));

export const onMessages = (
  notifications: Notifications,
  { receive, missed }: { receive: (message: ConfigMessage) => void; missed: () => void },
): ReturnType<Notifications['listen']> => {
  const listener: Listener = {
    receive: (payload) => receive(JSON.parse(payload) as ConfigMessage),
    missed,
  };
  return notifications.listen(channel, listener);
};
