import { refusalOf } from '../api/refusal.ts';
import { usePacks } from '../brands/usePacks.ts';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { PreviewFrame } from '../preview/PreviewFrame.tsx';
import { previewAddress, previewPages } from '../preview/preview-pages.ts';
import { usePreview } from '../preview/usePreview.ts';
import { usePackDocuments, usePack } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import { modeNames } from './useThemeEdits.ts';

/** The real home page with the saved draft, in both modes. */
export const ThemePages = () => {
  const pack = usePack();
  const documents = usePackDocuments();
  const { data: packs } = usePacks();
  const brand = pack.abstract ? packs?.find((entry) => !entry.abstract) : pack;
  const preview = usePreview(pack.pack, brand?.pack);
  const path = previewPages(documents)[0]?.path ?? '/';
  if (preview.error)
    return <RefusalNotice refusal={refusalOf(preview.error)} onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <Loading rows={4} />;
  const inMode = (mode: string): string => {
    const address = new URL(previewAddress(preview.data.url, path));
    address.searchParams.set('preview-theme', mode);
    return address.href;
  };
  return (
    <>
      <p className="op-hint">{say('console.theme.pageHint')}</p>
      <div className="op-theme-pair op-theme-pages">
        {modeNames.map((mode) => (
          <PreviewFrame
            key={mode}
            address={inMode(mode)}
            device="phone"
            title={say(`console.theme.pageOf.${mode}`)}
          />
        ))}
      </div>
    </>
  );
};
