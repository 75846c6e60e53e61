import { Button, LazyImage, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';

const names = { IOS: 'iOS', ANDROID: 'Android' } as const;

/** The download for one system: a button, and a code to scan from a computer. */
export function DownloadOffer({ system }: { system: 'IOS' | 'ANDROID' }) {
  const say = useText();
  const run = useAction();
  const domains = useSource('domainRoute');
  const name = names[system];
  return (
    <SourceView loaded={domains} skeleton={<Skeleton height="8.5rem" />}>
      {({ resources }) => {
        const offer = resources.find(({ resourceType }) => resourceType === system);
        if (!offer) {
          return (
            <Notice
              icon="download"
              title={say('block.download.none', { system: name })}
              text={say('block.download.noneHint')}
            />
          );
        }
        return (
          <div className="lv-offer">
            {offer.qrCodeUrl !== undefined && (
              <figure className="lv-offer-code">
                <LazyImage
                  src={offer.qrCodeUrl}
                  alt={say('block.download.code', { system: name })}
                  ratio="1 / 1"
                />
              </figure>
            )}
            <div className="lv-offer-words">
              {offer.qrCodeUrl !== undefined && <p>{say('block.download.scan')}</p>}
              <Button
                variant="primary"
                size="large"
                icon="download"
                onClick={() => void run({ do: 'openDownload', resourceType: system })}
              >
                {say('block.download.get', { system: name })}
              </Button>
            </div>
          </div>
        );
      }}
    </SourceView>
  );
}
