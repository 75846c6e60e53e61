import { describe, expect, it } from 'vitest';
import { featureOf } from '#contract/feature-of.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { answered } from '../target.ts';

/** Calls whose answers need a platform of others or a preview, which tests of their own put in its place. */
const elsewhere = new Set(['paymentPasswordCode', 'previewSession']);

const features = new Set([
  'agents',
  'avatars',
  'human-check',
  'members',
  'passkeys',
  'passwords',
  'profile',
  'points',
  'protection',
  'providers',
  'registration',
  'sessions',
  'totp',
  'verification',
]);

/** The suites before this one leave no call of accounts and points out. */
export const complete = () =>
  describe('the suites', () => {
    it('ask every call of accounts and points', () => {
      const calls = Object.entries(schemaIndex.calls)
        .filter(([, schema]) => features.has(featureOf(schema)))
        .map(([call]) => call);
      expect(calls.filter((call) => !answered.has(call) && !elsewhere.has(call))).toEqual([]);
    });
  });
