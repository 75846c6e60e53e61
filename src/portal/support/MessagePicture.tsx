import { useEffect, useState } from 'react';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '../runtime/portal-context.ts';

/** A picture of the conversation, which no address gives to others. */
export function MessagePicture({ id }: { id: string }) {
  const say = useText();
  const { gateway } = usePortal();
  const [picture, setPicture] = useState<string | null>();
  useEffect(() => {
    let over = false;
    gateway.call('supportPicture', { query: { id } }).then(
      (answer) => {
        if (!over) setPicture(answer.picture);
      },
      () => {
        if (!over) setPicture(null);
      },
    );
    return () => {
      over = true;
    };
  }, [gateway, id]);
  if (picture === undefined) return <Skeleton />;
  return picture === null ? (
    <p className="lv-support-text">{say('error.SUPPORT_PICTURE_UNKNOWN')}</p>
  ) : (
    <img
      className="lv-support-picture"
      src={`data:image/webp;base64,${picture}`}
      alt={say('supportDesk.picture')}
    />
  );
}
