import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCommand } from '../../setup/chromium.mjs';
import { findFreePort } from './localServer';
import { startProgram, type RunningServer } from './startProgram';

/**
 * Starts nginx with hosting/nginx.conf, one worker and the site in `root`. Returns null if nginx is not installed.
 * Removes TLS from the configuration, because this machine has no certificate.
 */
export async function startNginx(root: string): Promise<RunningServer | null> {
  const program = findCommand('nginx');
  if (program === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const file = join(folder, 'nginx.conf');
  const recipe = localRecipe(readFileSync('hosting/nginx.conf', 'utf8'), root, port);
  writeFileSync(file, mainConfiguration(folder, recipe));
  const server = await startProgram({ program, arguments: ['-c', file, '-p', folder], port });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...server, stop };
}

/** Returns a main configuration that includes the site's configuration and runs a single, unprivileged process. */
const mainConfiguration = (folder: string, recipe: string): string => `
worker_processes 1;
master_process off;
daemon off;
pid ${folder}/pid;
error_log stderr;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  sendfile on;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')}
${recipe}
}`;

/**
 * Returns the site's configuration without TLS, on a local port. Throws an error that names a pattern that the
 * configuration does not match.
 */
function localRecipe(recipe: string, root: string, port: number): string {
  const changes = [
    [/server \{\s+listen 80;[^}]+\}/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/ssl_certificate .+;/, ''],
    [/ssl_certificate_key .+;/, ''],
    [/\/srv\/replicad\/build/, root],
  ] as const;
  return changes.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`hosting/nginx.conf has no ${from.source}.`);
    return text.replace(from, to);
  }, recipe);
}
