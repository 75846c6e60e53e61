import { describe, expect, it } from 'vitest';
import type { LobbyDocument } from '#contract/generated/documents.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { gameOrigins } from './game-origins.ts';

const brand = (change: (lobby: LobbyDocument) => void = () => {}) => {
  const documents = brandDocuments();
  change(documents['lobby/main'] as LobbyDocument);
  return { brand: 'alpha', seq: 1, documents };
};
const sandboxOrigin = 'http://vendors.localhost:4100';

describe('where games may be shown from', () => {
  it('is the address of each vendor, and the sandbox for those that have none', () => {
    const settings = { ALPHA__SPIN: { url: 'https://api.spin.example/v2', secret: 'x' } };
    expect(gameOrigins(brand(), { settings, sandboxOrigin })).toEqual([
      'https://api.spin.example',
      sandboxOrigin,
    ]);
    expect(gameOrigins(brand(), { settings, sandboxOrigin: undefined })).toEqual([
      'https://api.spin.example',
    ]);
  });

  it('is what the lobby names, where it names hosts', () => {
    const hosts = ['https://one.example', 'https://two.example'];
    const named = brand((lobby) => Object.assign(lobby.vendors?.['spin'] ?? {}, { hosts }));
    expect(gameOrigins(named, { settings: {}, sandboxOrigin: undefined })).toEqual(hosts);
  });
});
