import { freePlay } from './free-play.ts';
import { prepareHuman } from './human.ts';
import { linkProvider, unlinkProvider } from './linked-providers.ts';
import { logIn } from './log-in.ts';
import { changePassword, forgotPassword } from './passwords.ts';
import { phoneLogin, sendPhoneCode } from './phone-sign-in.ts';
import { register } from './register.ts';
import { sendVerificationCode, verifyLogin } from './verify-login.ts';
import { sendLoginCode, sendPasswordCode, sendRegisterCode } from './send-code.ts';

/** Flows of the account actions, in one chunk that loads with the first form or button that needs it. */
export const flows = {
  changePassword,
  forgotPassword,
  freePlay,
  linkProvider,
  login: logIn,
  phoneLogin,
  register,
  sendLoginCode,
  sendPasswordCode,
  sendPhoneCode,
  unlinkProvider,
  sendRegisterCode,
  sendVerificationCode,
  verifyLogin,
} as const;

export type FlowName = keyof typeof flows;

/** Preparations that start before their flow runs. */
export const preparations: Readonly<Partial<Record<FlowName, typeof prepareHuman>>> = {
  login: prepareHuman,
  register: prepareHuman,
};
