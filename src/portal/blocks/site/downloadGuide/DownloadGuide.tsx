import { useState, useSyncExternalStore } from 'react';
import type { DownloadGuideProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Prose } from '#portal/parts/Prose.tsx';
import { Tabs } from '#portal/parts/Tabs.tsx';
import { DownloadOffer } from './DownloadOffer.tsx';
import { WebAppGuide } from './WebAppGuide.tsx';
import { PhoneArt } from './PhoneArt.tsx';
import './download-guide.css';

type System = 'IOS' | 'ANDROID';

/** The tab that fits the device; others than Android phones start at iOS. */
const systemOf = (agent: string): System => (/android/i.test(agent) ? 'ANDROID' : 'IOS');

const noChange = () => () => {};

/** Instructions for installing the app on each system, with the platform's downloads. */
export function DownloadGuide({ props }: BlockViewProps<DownloadGuideProps>) {
  const say = useText();
  const brand = useDocuments((documents) => documents.brand.name);
  const own = useSyncExternalStore<System>(
    noChange,
    () => systemOf(navigator.userAgent),
    () => 'IOS',
  );
  const [chosen, setChosen] = useState<System>();
  const panel = (which: System, steps: string, web: string | undefined) => (
    <div className="lv-guide-panel">
      {web !== undefined && <WebAppGuide steps={web} />}
      <DownloadOffer system={which} />
      <div className="lv-guide-steps">
        <h2>{say('block.download.steps')}</h2>
        <Prose html={say(steps)} />
      </div>
    </div>
  );
  return (
    <div className="lv-content lv-guide">
      <div className="lv-guide-words">
        <h1>{say('block.download.title', { brand: brand === undefined ? '' : say(brand) })}</h1>
        <p className="lv-guide-lead">{say('block.download.text')}</p>
        <Tabs
          label={say('block.download.systems')}
          open={chosen ?? own}
          onOpen={(id) => setChosen(id === 'ANDROID' ? 'ANDROID' : 'IOS')}
          tabs={[
            {
              id: 'IOS',
              label: (
                <>
                  <Icon name="phone" size={18} />
                  iOS
                </>
              ),
              panel: panel('IOS', props.ios, props.webIos),
            },
            {
              id: 'ANDROID',
              label: (
                <>
                  <Icon name="download" size={18} />
                  Android
                </>
              ),
              panel: panel('ANDROID', props.android, props.webAndroid),
            },
          ]}
        />
      </div>
      <PhoneArt />
    </div>
  );
}
