// What a thread of a server that runs from its sources needs before them. The built server needs none of it.
import { register } from 'tsx/esm/api';

register();
