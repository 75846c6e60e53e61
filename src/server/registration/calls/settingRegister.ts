import { defineCall } from '../../calls/call.ts';
import { formDocuments } from '../../forms/brand-forms.ts';

export const route = defineCall('settingRegister', async ({ brand }) => ({
  fields: formDocuments(brand, 'register').rules?.fields ?? {},
  seq: brand.seq,
}));
