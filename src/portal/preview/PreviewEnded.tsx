import { previewTexts as texts } from './texts.ts';

/** Stands in place of the page once the preview is over. */
export const PreviewEnded = () => (
  <main className="lv-preview-ended" role="alert">
    <h1>{texts.endedTitle}</h1>
    <p>{texts.ended}</p>
  </main>
);
