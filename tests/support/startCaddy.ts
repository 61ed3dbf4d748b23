import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCommand } from '../../setup/chromium.mjs';
import { findFreePort } from './localServer';
import { startProgram, type RunningServer } from './startProgram';

/** Starts Caddy with hosting/Caddyfile and the site in `root`. Returns null if Caddy is not installed. */
export async function startCaddy(root: string): Promise<RunningServer | null> {
  const program = findCommand('caddy');
  if (program === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await findFreePort();
  const server = await startProgram({
    program,
    arguments: ['run', '--adapter', 'caddyfile', '--config', 'hosting/Caddyfile'],
    port,
    environment: {
      // A URL with http:// turns TLS off, because this machine has no certificate.
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: root,
      CADDY_ADMIN: `127.0.0.1:${await findFreePort()}`,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...server, stop };
}
