import { defineCall } from '#server/calls/call.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { bucketIn } from '#server/http/visitor-bucket.ts';
import { countPage, underRollout } from '../health.ts';

const minuteMs = 60_000;
/** Pages of one address in a minute: enough for a household, too few to stop a rollout by. */
const perMinute = 20;

export const route = defineCall('pageHealth', async (context) => {
  const { body, brand, gateway, headers, preview } = context;
  if (preview) return {};
  const limited = await limitByAddress(context, { what: 'page-health', max: perMinute, windowMs: minuteMs });
  if (limited) return limited;
  const under = (await underRollout(gateway.db)).find((one) => one.brand === brand.brand);
  const bucket = bucketIn(headers['cookie']);
  if (!under || bucket === undefined) return {};
  // By its cookie the server knows which version a browser has; a page that says otherwise is not counted.
  const isIn = bucket < under.rollout;
  const fits = isIn ? body.seq > under.before && body.seq <= under.seq : body.seq === under.before;
  if (fits) await countPage(gateway.db, { brand: brand.brand, ...body });
  return {};
});
