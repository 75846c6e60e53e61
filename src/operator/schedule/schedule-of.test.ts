import { expect, it } from 'vitest';
import type { PackDocuments } from '../documents/reader.ts';
import { scheduleOf } from './schedule.ts';

const notice = { type: 'PL', title: 'one', content: 'two', date: '2026-01-01T00:00:00Z' };
const documents: PackDocuments = {
  'texts/en': { kind: 'texts', id: 'en', texts: { one: 'A gift', two: 'Of today' } },
  'lobby/main': {
    kind: 'lobby',
    id: 'main',
    noticeOrder: ['gift', 'news', 'always'],
    notices: {
      gift: { ...notice, type: 'B', from: '2026-06-01T00:00:00Z', until: '2026-06-08T00:00:00Z' },
      news: { ...notice, until: '2026-06-05T20:00:00Z' },
      always: notice,
      away: { ...notice, from: '2026-06-20T00:00:00Z' },
    },
  },
  'flags/main': {
    kind: 'flags',
    id: 'main',
    flags: {
      night: { name: 'Night look', from: '2026-06-10T00:00:00Z', expires: '2026-06-30' },
      loginToHome: true,
    },
  },
};

it('has banners, notices and flags with an end, at the one end of those that have no other', () => {
  const entries = scheduleOf({
    documents,
    releases: [],
    rollouts: [],
    rolloutName: () => '',
    now: new Date('2026-06-06T12:00:00Z'),
    timeZone: 'Asia/Yangon',
  });
  expect(
    entries.map(({ kind, to, name, first, last, phase }) => [kind, to, name, first, last, phase]),
  ).toEqual([
    ['banner', 'banners/gift', 'A gift', '2026-06-01', '2026-06-08', 'running'],
    // Half past two of the next day by the clocks of the brand.
    ['notice', 'notices/news', 'A gift: ends', '2026-06-06', '2026-06-06', 'over'],
    ['flag', 'flags/night', 'Night look: begins', '2026-06-10', '2026-06-10', 'coming'],
    ['notice', 'notices/away', 'A gift: begins', '2026-06-20', '2026-06-20', 'off'],
    ['flag', 'flags/night', 'Night look: to be removed', '2026-06-30', '2026-06-30', 'coming'],
  ]);
});
