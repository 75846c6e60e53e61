import { useState } from 'react';
import { say } from '../language/say.ts';
import { useAnnounce } from './Announcer.tsx';

/** Puts a text on the clipboard; `copied` once it is there. Without a secure page there is no clipboard, and it stays false. */
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
