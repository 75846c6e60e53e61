import type { FastifyInstance } from 'fastify';
import type { Brands } from '#server/brands/types.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { Database, Db } from '#server/db/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { brandNameOf } from '#server/messages/wording.ts';
import type { Vendors } from '#server/vendors/connection.ts';
import { sandboxWords } from './sandbox-words.ts';
import type { Sandbox, SandboxHost, SandboxTables } from './load.ts';

/** Without the openness of an interface, which features add to. */
type ServerTables = Pick<Database, keyof Database>;

type Options = Pick<SandboxHost, 'paymentSecret' | 'platform' | 'gamesOrigin' | 'gamesDirectory'> & {
  db: Db;
  clock: () => Date;
  random: RandomBytes;
  jobs: Jobs;
  brands: Brands;
  vendors: Vendors;
};

/** Serves the sandbox below `/sandbox`, with the little that it cannot ask over HTTP. */
export const serveSandbox = (app: FastifyInstance, sandbox: Sandbox, options: Options): Promise<void> => {
  const { db, jobs, brands, vendors, ...rest } = options;
  return sandbox.register(app, {
    ...rest,
    db: db.withTables<SandboxTables>(),
    jobs: {
      define: jobs.define,
      schedule: jobs.schedule,
      poll: jobs.poll,
      send: (into, queue, data, at) => jobs.send(into.withTables<ServerTables>(), queue, data, at),
    },
    async brandAt(host) {
      const brand = await brands.forHost(host);
      return brand && { brand: brand.brand, name: brandNameOf(brand, 'en') };
    },
    wordsOf: async (name, language, area) => sandboxWords(await brands.live(name), language, area),
    async agreementOf(name, vassalage) {
      const brand = await brands.live(name);
      return brand && vendors.vendorOf(brand, vassalage);
    },
  });
};
