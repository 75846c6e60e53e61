import { useState } from 'react';
import { useAnnounce } from '../parts/Announcer.tsx';
import { Button } from '../parts/Button.tsx';
import { say } from '../language/say.ts';

/** Copies a text with a confirmation, or explains copying by hand. */
export const CopyButton = ({ text, label }: { text: string; label?: string }) => {
  const announce = useAnnounce();
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      announce(say('console.preview.links.copied'));
    } catch {
      announce(say('console.preview.links.copyFailed'));
    }
  };
  return (
    <Button {...(label !== undefined && { 'aria-label': label })} onPress={() => void copy()}>
      {copied === text ? say('console.preview.links.copied') : say('console.preview.links.copy')}
    </Button>
  );
};
