// Storybook builds its manager with the classic JSX transform, which wants React by name.
import * as React from 'react';
import { useArgs, useChannel, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { ASK_EDITS, EDITS, type FromPage, type StoryNow, type ToPage } from './messages.ts';

const whole: React.CSSProperties = { border: 0, width: '100%', height: '100%', display: 'block' };

/** The panel is a page of its own with its own React; it exchanges messages with the manager. */
export function DocumentPanel() {
  const frame = React.useRef<HTMLIFrameElement>(null);
  const { storyId } = useStorybookState();
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const [args, updateArgs, , initialArgs] = useArgs();
  const { base } = useTheme();
  const facts = api.getParameters(storyId, 'livery') as StoryNow['facts'];
  const story: StoryNow = {
    id: storyId,
    facts,
    brand: String(globals['brand'] || facts?.brand || ''),
    language: String(globals['language']),
    args: args ?? {},
    initialArgs: (initialArgs ?? {}) as StoryNow['args'],
    dark: base === 'dark',
  };

  const tell = (message: ToPage): void =>
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  const emit = useChannel({ [ASK_EDITS]: () => tell({ livery: 'ask' }) });
  React.useEffect(() => {
    const hear = ({ source, data }: MessageEvent<FromPage>): void => {
      if (source !== frame.current?.contentWindow) return;
      if (data.livery === 'ready') tell({ livery: 'story', story });
      if (data.livery === 'edits') emit(EDITS, { brand: data.brand, edits: data.edits });
      if (data.livery === 'args') updateArgs(data.args);
    };
    tell({ livery: 'story', story });
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very Storybook
    <iframe
      ref={frame}
      title="Document of the story"
      src="document-panel/index.html"
      allow="clipboard-write"
      style={whole}
    />
  );
}
