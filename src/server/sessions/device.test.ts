import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device by its User-Agent', () => {
  it.each([
    [
      `${mozilla} (Linux; Android 14; Pixel 8) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36`,
      { kind: 'phone', system: 'Android', browser: 'Chrome' },
    ],
    [
      `${mozilla} (Linux; Android 13; SM-X700) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36`,
      { kind: 'tablet', system: 'Android', browser: 'Samsung Internet' },
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
      { kind: 'phone', system: 'iOS', browser: 'Safari' },
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1`,
      { kind: 'phone', system: 'iOS', browser: 'Chrome' },
    ],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
      { kind: 'computer', system: 'Windows', browser: 'Edge' },
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0`,
      { kind: 'computer', system: 'macOS', browser: 'Firefox' },
    ],
    ['curl/8.5.0', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
  ])('%s', (agent, device) => {
    expect(deviceOf(agent)).toEqual(device);
  });
});
