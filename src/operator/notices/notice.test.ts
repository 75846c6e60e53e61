import { describe, expect, it } from 'vitest';
import { noticePhase, type PlayerNotice } from './notice.ts';

const notice: PlayerNotice = { type: 'B', title: 'a', content: 'b', date: '2026-01-01T00:00:00Z' };
const at = Date.parse('2026-06-01T12:00:00Z');

describe('the phase of a notice', () => {
  it.each([
    ['live', {}, true],
    ['off', {}, false],
    ['planned', { from: '2026-06-01T12:00:01Z' }, true],
    ['live', { from: '2026-06-01T12:00:00Z' }, true],
    ['over', { until: '2026-06-01T12:00:00Z' }, true],
    ['live', { until: '2026-06-01T12:00:01Z' }, true],
    ['off', { until: '2026-06-01T12:00:00Z' }, false],
  ] as const)('is %s with %j', (phase, ends, shown) => {
    expect(noticePhase({ ...notice, ...ends }, shown, at)).toBe(phase);
  });
});
