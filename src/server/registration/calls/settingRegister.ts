import { defineCall } from '#server/calls/call.ts';
import { formDocuments } from '#server/forms/brand-forms.ts';

export const route = defineCall('settingRegister', async ({ brand }) => ({
  fields: formDocuments(brand, 'register').rules?.fields ?? {},
  seq: brand.seq,
}));
