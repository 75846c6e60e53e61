import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { addDevice, deviceId, removeDevice, renewDevice } from '#server/message-choices/push-devices.ts';

export const route = defineCall('messageDevice', async ({ body, brand, gateway, now, session }) => {
  const { step, ...device } = body;
  const { db, messengers } = gateway;
  const owner = { brand: brand.brand, memberId: session.memberId };
  if (step === 'off') {
    await removeDevice(db, owner, deviceId(device.endpoint));
    return { on: false };
  }
  const used = { sessionHash: session.tokenHash, now };
  if (step === 'renew') return { on: await renewDevice(db, owner, { endpoint: device.endpoint, ...used }) };
  if (!messengers.push || messengers.push.deviceFault(device) !== undefined)
    return refuseCall('PUSH_DEVICE_REFUSED');
  return (await addDevice(db, owner, { device, ...used })) ? { on: true } : refuseCall('PUSH_DEVICE_REFUSED');
});
