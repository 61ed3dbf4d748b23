/**
 * Exits with a message if this Node is too old for the site. Old versions must parse this file, so it has no newer
 * syntax.
 */
export function checkNodeVersion() {
  var minimum = '20.19';
  var version = process.versions.node;
  var parts = version.split('.');
  var major = Number(parts[0]);
  if (major > 20 || (major === 20 && Number(parts[1]) >= 19)) return;
  console.error('This site needs Node ' + minimum + ' or newer; this is Node ' + version + '.');
  console.error('Install a newer one from https://nodejs.org and run the command again.');
  process.exit(1);
}
