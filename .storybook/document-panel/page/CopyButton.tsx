import { useState } from 'react';

/** Copies a text and confirms it. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<string>();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <button type="button" onClick={() => void copy()} disabled={text === ''}>
      <span aria-live="polite">{copied === text ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
