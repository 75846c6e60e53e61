import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcements } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { DownloadGuide } from './DownloadGuide.tsx';

afterEach(cleanup);

const answers = {
  announcements: announcements({}),
  hotGames: { lanes: [] },
  domainRoute: {
    domainList: [],
    customerService: [],
    draws: [],
    resources: [{ resourceType: 'IOS' as const, url: 'https://get.test/ios', qrCodeUrl: '/assets/qr.svg' }],
  },
};
const props = { ios: 'nav.ios.steps', android: 'nav.android.steps' };

describe('downloadGuide', () => {
  it('has a guide for each system, and the download the platform has for it [OFF-16]', async () => {
    const { user } = await stage({ view: DownloadGuide }, props, { answers });
    expect(await screen.findByRole('button', { name: 'Download for iOS' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'Code to scan for the iOS app' })).toBeDefined();
    expect(screen.getByText('nav.ios.steps')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Android' }));
    expect(await screen.findByText('There is no Android app at the moment')).toBeDefined();
    expect(screen.getByText('nav.android.steps')).toBeDefined();
  });

  it('moves between the tabs by key', async () => {
    const { user } = await stage({ view: DownloadGuide }, props, { answers });
    screen.getByRole('tab', { name: 'iOS' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Android', selected: true }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'iOS', selected: true })).toBeDefined();
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Android', selected: true })).toBeDefined();
  });
});
