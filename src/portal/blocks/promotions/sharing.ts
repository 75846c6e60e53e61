// One file for what members share and win together: its address stands once in the first load.
export { Raffles } from './raffles/Raffles.tsx';
export { Rains } from './rains/Rains.tsx';
export { Referral } from './referral/Referral.tsx';
