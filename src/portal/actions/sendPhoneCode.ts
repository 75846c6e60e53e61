import { lazyAction } from './lazy-action.ts';

/** Lets Firebase send a code to the mobile number of the form. */
export const action = lazyAction('sendPhoneCode');
