// npm run contract:wallet: holds a wallet API against its contract, from a vendor's side.
import { parseArgs } from 'node:util';
import { walletChecks } from './checks.ts';
import { Vendor } from './vendor.ts';

const usage = `npm run contract:wallet -- --url <address> --brand <id> --vendor <vassalage> --player <id> --session <token>

Holds a wallet API (docs/wallet-api.md) against its contract, by HTTP only: this server's, or that of a brand's own platform.
It plays rounds of the game "kit" for one player and spends less than 500 minor units of it.

  --url <address>      where the platform is: what stands before /wallet/v1
  --brand <id>         the brand
  --vendor <vassalage> the vendor it plays
  --player <id>        a player of this vendor, with at least 2,000 minor units
  --session <token>    a living session of that player, as the vendor got it with the launch
  --secret <text>      what signs; better in the environment as WALLET_SECRET, where no process list shows it
  --only <words>       only checks whose name has these words
  --list               names the checks and asks nothing`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    brand: { type: 'string' },
    vendor: { type: 'string' },
    secret: { type: 'string' },
    player: { type: 'string' },
    session: { type: 'string' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const checks = walletChecks.filter(({ name }) => values.only === undefined || name.includes(values.only));
const { url, brand, vendor, player, session, secret = process.env['WALLET_SECRET'] } = values;

if (values.help) say(usage);
else if (values.list) for (const { name } of checks) say(name);
else if (!url || !brand || !vendor || !player || !session || !secret) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  const target = { url: url.replace(/\/+$/u, ''), brand, vendor, player, session, secret };
  let failed = 0;
  for (const { name, run } of checks) {
    try {
      await run(new Vendor(target));
      say(`kept    ${name}`);
    } catch (error) {
      failed += 1;
      const reason = error instanceof Error ? error.message : String(error);
      say(`BROKEN  ${name}\n        ${reason.replaceAll('\n', '\n        ')}`);
    }
  }
  say(`\n${checks.length - failed} of ${checks.length} kept.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
