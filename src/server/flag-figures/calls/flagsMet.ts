import { defineCall } from '#server/calls/call.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { count } from '../figures.ts';
import { noteMet } from '../met-cookie.ts';

const minuteMs = 60_000;
/** A page tells once what it meets, and once what is pressed; many players may share an address. */
const perMinute = 60;

export const route = defineCall('flagsMet', async (context) => {
  const { body, brand, gateway, now, preview } = context;
  // Looking at a draft is no visit.
  if (preview) return {};
  const limited = await limitByAddress(context, { what: 'flags-met', max: perMinute, windowMs: minuteMs });
  if (limited) return limited;
  const { met, pressed } = noteMet(context, { met: body.met, pressed: body.pressed ?? [] });
  const of = { brand: brand.brand, now };
  await count(gateway.db, 'met', { ...of, trials: met });
  await count(gateway.db, 'pressed', { ...of, trials: pressed });
  return {};
});
