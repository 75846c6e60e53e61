// One file for the block of contracts and the flow of its form: its address stands once in the first load.
export { contractFlows } from '#portal/contracts/flows.ts';
export { ContractDesk } from './contractDesk/ContractDesk.tsx';
