import { useEffect, useRef, useState } from 'react';
import type { FromPage, StoryNow, ToPage } from '../messages.ts';

export const tellManager = (message: FromPage): void =>
  window.parent.postMessage(message, window.location.origin);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The manager's current story; `onAsk` handles a story's request for the edits. */
export function useStory(onAsk: () => void): StoryNow | undefined {
  const [story, setStory] = useState<StoryNow>();
  const ask = useRef(onAsk);
  useEffect(() => {
    ask.current = onAsk;
  });
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<ToPage>): void => {
      if (source !== window.parent) return;
      if (data.livery === 'story') setStory((before) => (same(before, data.story) ? before : data.story));
      if (data.livery === 'ask') ask.current();
    };
    window.addEventListener('message', hear);
    tellManager({ livery: 'ready' });
    return () => window.removeEventListener('message', hear);
  }, []);
  return story;
}
