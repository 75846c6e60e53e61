import { readPacks } from './src/engine/node/read-packs.ts';
import { validatePacks } from './src/engine/validate.ts';
import { smallPacks, writePacks } from './src/engine/testing/small-packs.ts';
const set = await readPacks('configs');
const time = (n, f) => { const t = process.cpuUsage(); for (let i=0;i<n;i++) f(); const u=process.cpuUsage(t); return ((u.user+u.system)/1000/n).toFixed(1); };
validatePacks(set); const small = writePacks(smallPacks()); validatePacks(small);
console.log('configs ms cpu', time(3, ()=>validatePacks(set)), 'small', time(20, ()=>validatePacks(small)));
