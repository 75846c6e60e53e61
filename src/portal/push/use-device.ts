import { useEffect, useState } from 'react';
import '../gateway/late-calls.ts';
import type { CallTypes } from '#contract/generated/calls.ts';
import { doneOrTold } from '../errors/done-or-told.ts';
import { usePortal } from '../runtime/portal-context.ts';
import {
  deviceAbility,
  deviceId,
  deviceOf,
  subscribeHere,
  subscriptionHere,
  type Device,
  type DeviceAbility,
} from './device.ts';
import { keepOwner } from './device-owner.ts';

/** What the server says about push. */
export type PushOffered = NonNullable<CallTypes['messageChoices']['value']['push']>;

type DeviceState = 'asking' | Exclude<DeviceAbility, 'able'> | 'on' | 'off';

/** The subscription of this browser, if it is one of the member's. */
async function ownDevice({ devices }: PushOffered): Promise<Device | undefined> {
  const subscription = await subscriptionHere();
  const device = subscription && deviceOf(subscription);
  return device && devices.includes(await deviceId(device)) ? device : undefined;
}

/** Notifications on this device: whether the member has them here, and how they are turned on and off. */
export function useDevice(push: PushOffered): {
  state: DeviceState;
  busy: boolean;
  turnOn: () => Promise<boolean>;
  turnOff: () => Promise<void>;
} {
  const portal = usePortal();
  const { calls, gateway, session, shared } = portal;
  const [device, setDevice] = useState<Device | null>();
  const [ability, setAbility] = useState(deviceAbility);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let over = false;
    void ownDevice(push).then(
      (own) => over || setDevice(own ?? null),
      () => over || setDevice(null),
    );
    return () => {
      over = true;
    };
  }, [push]);

  const send = async (step: 'on' | 'off', own: Device): Promise<boolean> => {
    try {
      return await doneOrTold(portal, () => gateway.call('messageDevice', { body: { step, ...own } }));
    } finally {
      calls.invalidate((id) => id === 'messageChoices');
    }
  };
  const during = async <Done>(work: () => Promise<Done>): Promise<Done> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setAbility(deviceAbility());
      setBusy(false);
    }
  };
  const state = ability !== 'able' ? ability : device === undefined ? 'asking' : device ? 'on' : 'off';
  return {
    state,
    busy,
    turnOn: () =>
      during(async () => {
        const subscription = await subscribeHere(push.key);
        const own = subscription && deviceOf(subscription);
        if (!own || !(await send('on', own))) return false;
        keepOwner(shared, session.current?.customerId);
        setDevice(own);
        return true;
      }),
    turnOff: () =>
      during(async () => {
        if (!device || !(await send('off', device))) return;
        keepOwner(shared, undefined);
        setDevice(null);
        await (await subscriptionHere())?.unsubscribe();
      }),
  };
}
