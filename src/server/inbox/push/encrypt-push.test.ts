import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptPush, payloadBytesMost, readPushKeys } from './encrypt-push.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

// RFC 8291, appendix A.
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const salt = bytes('DGv6ra1nlYgDCS1FRnbzlw');
const ownKey = bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw');
const asGiven = (size: number): Buffer => (size === 16 ? salt : ownKey);

describe('the encryption of a push message', () => {
  it('is that of RFC 8291, byte for byte', () => {
    const sealed = encryptPush(keys, Buffer.from('When I grow up, I want to be a watermelon'), asGiven);
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('holds as much as a record, and no byte more', () => {
    expect(encryptPush(keys, Buffer.alloc(payloadBytesMost), asGiven)).toHaveLength(4096);
    expect(() => encryptPush(keys, Buffer.alloc(payloadBytesMost + 1), asGiven)).toThrow(RangeError);
  });

  const noPoint = Buffer.concat([Buffer.of(4), createHmac('sha512', 'x').update('y').digest()]);
  it.each([
    ['no keys', { p256dh: '', auth: '' }],
    ['a key that is cut off', { ...keys, p256dh: keys.p256dh.slice(0, -4) }],
    ['a key that is too long', { ...keys, p256dh: `${keys.p256dh}AAAA` }],
    ['a compressed point', { ...keys, p256dh: bytes(keys.p256dh).fill(2, 0, 1).toString('base64url') }],
    ['a point beside the curve', { ...keys, p256dh: noPoint.toString('base64url') }],
    ['the point at infinity', { ...keys, p256dh: Buffer.alloc(65).fill(4, 0, 1).toString('base64url') }],
    ['a short secret', { ...keys, auth: keys.auth.slice(0, -2) }],
    ['a long secret', { ...keys, auth: `${keys.auth}AA` }],
  ])('is refused for %s', (_, wrong) => {
    expect(readPushKeys(wrong)).toBeUndefined();
    expect(() => encryptPush(wrong, Buffer.from('x'), asGiven)).toThrow(RangeError);
  });
});
