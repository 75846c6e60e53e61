import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { databases } from '#server/testing/database.ts';
import { sampleCampaign } from './testing/campaigns.ts';
import { promotionStage } from './testing/stage.ts';

const canvas = createCanvas(64, 48);
canvas.getContext('2d').fillRect(0, 0, 64, 48);
const png = canvas.toBuffer('image/png');
const jpg = canvas.toBuffer('image/jpeg');
const megabytes5 = 5 * 1024 * 1024;

/** A feedback form whose content has between 10 and 60 characters. */
function addFeedback(documents: Record<string, unknown>): void {
  const label = 'lane.hot';
  const form: FormDocument = {
    kind: 'form',
    id: 'feedback',
    rules: 'feedback',
    order: ['what'],
    groups: { what: { order: ['questionType', 'content', 'contact'] } },
    fields: {
      questionType: {
        label,
        input: 'select',
        options: { order: ['deposit'], items: { deposit: { label } } },
      },
      content: { label, input: 'textarea' },
      contact: { label, input: 'text' },
    },
    submit: { label, action: { do: 'sendFeedback' } },
  };
  const rules: RulesDocument = {
    kind: 'rules',
    id: 'feedback',
    fields: {
      contact: { enabled: true, required: false },
      content: { enabled: true, required: true, minLength: 10, maxLength: 60 },
      questionType: { enabled: true, required: true },
    },
  };
  Object.assign(documents, { 'form/feedback': form, 'rules/feedback': rules });
}

describe.each(databases)('what members write to operators on %s', (kind) => {
  let gateway: TestGateway;
  const { campaigns, member } = promotionStage(() => gateway, 'Writer');
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.publish(addFeedback);
    campaigns(sampleCampaign('asked', { trigger: { on: 'application' } }));
  });
  afterAll(() => gateway.close());

  it('is feedback of a type with content between two bounds and a contact, or an application with a remark of 140 and three pictures, png or jpg under 5 MB [VAL-36] [ENT-16]', async () => {
    const { token, memberId } = await member();
    const send = (content: string) =>
      gateway.client.send('feedback', {
        token,
        body: { questionType: 'deposit', content, contact: '09 123' },
      });
    const codeOf = async (content: string) => (await send(content)).json.value.fields?.[0]?.code;
    expect([await codeOf('a'.repeat(9)), await codeOf('a'.repeat(61))]).toEqual(['TOO_SHORT', 'TOO_LONG']);
    expect((await send('a'.repeat(60))).status).toBe(200);
    const feedback = await gateway.db
      .selectFrom('feedback')
      .selectAll()
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(feedback).toMatchObject({
      question_type: 'deposit',
      content: 'a'.repeat(60),
      contact: '09 123',
    });

    const apply = (remark: string) =>
      gateway.client.send('promotionApply', { token, body: { promotion: 'asked', remark } });
    expect((await apply('b'.repeat(141))).status).toBe(400);
    const { id } = (await apply('b'.repeat(140))).json.value;
    const picture = async (body: Buffer) =>
      (await gateway.client.send('promotionPicture', { token, query: { id }, body })).status;
    expect(await picture(Buffer.from('GIF89a'))).toBeGreaterThanOrEqual(400);
    expect(await picture(Buffer.concat([png, Buffer.alloc(megabytes5)]))).toBe(413);
    expect([await picture(png), await picture(jpg), await picture(png)]).toEqual([200, 200, 200]);
    expect(await picture(jpg)).toBeGreaterThanOrEqual(400);
    const { promotions } = await gateway.client.value('promotionStates', { token });
    expect(promotions[0]?.application).toMatchObject({ remark: 'b'.repeat(140), pictures: 3 });
  });
});
