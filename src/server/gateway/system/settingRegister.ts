import { defineCall } from '../call.ts';
import { registrationDocuments } from '../member/registration-documents.ts';

export const route = defineCall('settingRegister', async ({ brand }) => ({
  fields: registrationDocuments(brand).rules?.fields ?? {},
  seq: brand.seq,
}));
