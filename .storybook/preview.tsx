import type { Preview } from '@storybook/react-vite';
import '#ui/base/base.css';
import { faults } from './brand-data.ts';

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    mode: {
      description: 'Theme mode',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'brand', title: "Brand's own" },
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'my', title: 'မြန်မာ' },
          { value: 'zh-CN', title: '简体中文' },
        ],
      },
    },
  },
  initialGlobals: { mode: 'brand', language: 'en' },
  beforeEach: () => {
    faults.length = 0;
  },
  // A story that passes while a block's fallback shows would show nothing.
  afterEach: () => {
    if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join('\n'));
  },
};
export default preview;
