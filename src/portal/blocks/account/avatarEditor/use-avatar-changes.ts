import { useState } from 'react';
import { CallError } from '#portal/gateway/call-error.ts';
import { errorEntry } from '#portal/errors/error-entry.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { refreshMember } from '#portal/security/refresh.ts';
import '#portal/gateway/late-calls.ts';

export type AvatarChanges = {
  /** Change in progress: `own`, `none`, or the name of an offered picture. */
  busy: string | undefined;
  /** Text key of what went wrong last. */
  failed: string | undefined;
  fail: (key: string | undefined) => void;
  upload: (square: Blob) => Promise<boolean>;
  choose: (avatar: string) => Promise<boolean>;
  remove: () => Promise<boolean>;
};

/** Changes the picture of the member, and says so; true when it was changed. */
export function useAvatarChanges(): AvatarChanges {
  const portal = usePortal();
  const [busy, setBusy] = useState<string>();
  const [failed, fail] = useState<string>();
  const change = async (what: string, send: () => Promise<unknown>): Promise<boolean> => {
    if (busy !== undefined) return false;
    setBusy(what);
    fail(undefined);
    try {
      await send();
      refreshMember(portal);
      portal.toasts.show(
        portal.texts.say()(what === 'none' ? 'avatar.removed' : 'avatar.changed'),
        'success',
      );
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      fail(errorEntry(portal, error.code).text);
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    failed,
    fail,
    upload: (square) => change('own', () => portal.gateway.call('avatarUpload', { body: square })),
    choose: (avatar) => change(avatar, () => portal.gateway.call('avatarChoose', { body: { avatar } })),
    remove: () => change('none', () => portal.gateway.call('avatarRemove', {})),
  };
}
