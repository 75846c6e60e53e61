// Module hooks for threads of a server that runs from its sources; the built server needs none.
import { register } from 'tsx/esm/api';

register();
