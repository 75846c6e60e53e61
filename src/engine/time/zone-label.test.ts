import { expect, it } from 'vitest';
import { zoneLabel } from './zone-label.ts';

it.each([
  ['Asia/Yangon', '2026-01-05T00:00:00Z', 'UTC+6:30'],
  ['UTC', '2026-01-05T00:00:00Z', 'UTC+0'],
  ['Europe/Berlin', '2026-01-05T00:00:00Z', 'UTC+1'],
  ['Europe/Berlin', '2026-07-05T00:00:00Z', 'UTC+2'],
  ['Mars/Olympus', '2026-01-05T00:00:00Z', ''],
])('names a zone by its distance from UTC at that time: %s at %s', (zone, at, label) => {
  expect(zoneLabel(Date.parse(at), zone)).toBe(label);
});
