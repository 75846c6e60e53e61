import { bodies } from './groups.ts';
import { refusesHostileInput } from './refuses-hostile-input.ts';

refusesHostileInput(bodies);
