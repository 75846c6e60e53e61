/** @module-tag full */
import { gatewayChecks } from './gateway-checks.ts';
import { startReference } from './targets.ts';

gatewayChecks('the reference gateway on embedded', () => startReference('embedded'));
