import { afterAll } from 'vitest';
import { discard, startTestServer } from './start.ts';

/** One server for all tests of a file; it goes when they are done. */
export async function openTestServer(...wishes: Parameters<typeof startTestServer>): ReturnType<typeof startTestServer> {
  const server = await startTestServer(...wishes);
  afterAll(async () => {
    await server.close();
    discard(server.folder);
  });
  return server;
}
