export function withServer(password: string, work: (port: number) => Promise<void>): Promise<void>;
