import { useState } from 'react';
import { say } from '../language/say.ts';
import { useAnnounce } from './Announcer.tsx';

/** Copies a text to the clipboard; `copied` becomes true on success, never on insecure pages, which have no clipboard. */
export function useCopy(): { copy: (text: string) => void; copied: boolean } {
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  const copy = (text: string): void => {
    void navigator.clipboard?.writeText(text).then(
      () => {
        setCopied(true);
        announce(say('console.common.copied'));
      },
      () => setCopied(false),
    );
  };
  return { copy, copied };
}
