import type { Gauge } from '#server/metrics/gauge.ts';
import { passwordLine } from './password-line.ts';

export const passwordGauge: Gauge = {
  name: 'livery_password_hashes',
  help: 'Passwords that are hashed now, and those that wait for it.',
  labels: ['state'],
  read: () =>
    Promise.resolve([
      { labels: { state: 'running' }, value: passwordLine.running() },
      { labels: { state: 'waiting' }, value: passwordLine.waiting() },
    ]),
};
