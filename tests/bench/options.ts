import { parseArgs } from 'node:util';

const usage = `npm run bench:forms -- [options]

Builds, verifies and times the product's form beside others, and prints how they compare.

  --quick               31 fields and 1,000, unthrottled, two repetitions
  --sizes <list>        numbers of fields (31,200,1000)
  --rates <list>        how many times slower the processor is made (1,4)
  --reps <number>       repetitions (5)
  --minutes <number>    no further repetition begins after this (9.5)
  --only <ids>          only these beside hand-written
  --url <id>=<address>  another page beside ours
  --profile <id>:<step> profiles keys, mount or submit of a page
  --serve               builds the pages and serves them
  --port <number>       of --serve
  --out <folder>        where pages and tables are written (.cache/bench-forms)`;

const numbers = (list: string): number[] => list.split(',').map(Number);

/**
 * The command line. `--quick` is a look: 31 fields and 1,000, unthrottled, two repetitions. `--url id=address` measures another
 * page that keeps the contract of form-page.ts beside ours.
 */
export const readOptions = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string' },
      rates: { type: 'string' },
      reps: { type: 'string' },
      minutes: { type: 'string' },
      only: { type: 'string' },
      url: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
      serve: { type: 'boolean', default: false },
      port: { type: 'string', default: '0' },
      profile: { type: 'string' },
      out: { type: 'string', default: '.cache/bench-forms' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  const { quick } = values;
  return {
    sizes: numbers(values.sizes ?? (quick ? '31,1000' : '31,200,1000')),
    rates: numbers(values.rates ?? (quick ? '1' : '1,4')),
    reps: Number(values.reps ?? (quick ? 2 : 5)),
    /** No further repetition begins after this. */
    minutes: Number(values.minutes ?? (quick ? 1.5 : 9.5)),
    only: values.only?.split(','),
    others: values.url.map((given) => {
      const [id = '', ...address] = given.split('=');
      return { id, address: address.join('=') };
    }),
    serve: values.serve,
    port: Number(values.port),
    /** Contender and part to profile: ours:keys, ours:mount, ours:submit. */
    profile: values.profile?.split(':'),
    out: values.out,
  };
};
