import { useState } from 'react';
import { useAnnounce } from '../parts/Announcer.tsx';
import { Button } from '../parts/Button.tsx';
import { previewTexts } from './texts.ts';

const texts = previewTexts.links;

/** Copies a text and says so, or says how to do it by hand. */
export const CopyButton = ({ text, label }: { text: string; label?: string }) => {
  const announce = useAnnounce();
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      announce(texts.copied);
    } catch {
      announce(texts.copyFailed);
    }
  };
  return (
    <Button {...(label !== undefined && { 'aria-label': label })} onPress={() => void copy()}>
      {copied === text ? texts.copied : texts.copy}
    </Button>
  );
};
