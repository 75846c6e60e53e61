declare module 's3rver' {
  import type { Server } from 'node:http';

  /** S3-compatible server of one process (https://github.com/jamhall/s3rver). */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
    readonly httpServer: Server;
  }
}
