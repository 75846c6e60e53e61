import { previewTexts as texts } from './texts.ts';

/** Replaces the page after the preview has ended. */
export const PreviewEnded = () => (
  <main className="lv-preview-ended" role="alert">
    <h1>{texts.endedTitle}</h1>
    <p>{texts.ended}</p>
  </main>
);
