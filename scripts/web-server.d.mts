import type { Server } from 'node:http'

export declare const webServer: (handle: (request: Request) => Promise<Response>) => Server
export declare const listen: (server: Server, port?: number) => Promise<string>
