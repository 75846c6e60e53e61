// One file for what members share: its address stands once in the first load.
export { Referral } from './referral/Referral.tsx';
