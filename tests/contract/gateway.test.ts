import { postgresOnly } from '#server/testing/database.ts';
import { gatewayChecks } from './gateway-checks.ts';
import { runningGateway, startReference } from './targets.ts';

const [kind = 'embedded'] = postgresOnly;

// A gateway that runs already, else the whole server; on the embedded database it has a file of its own.
const running = runningGateway;
if (running) gatewayChecks(running.origin, () => Promise.resolve(running));
else gatewayChecks(`the reference gateway on ${kind}`, () => startReference(kind));
