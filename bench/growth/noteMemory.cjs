const { writeFileSync } = require('node:fs');
const path = require('node:path');
const process = require('node:process');

// Loaded into each process of a build: writes the most memory that the process had, in KB, into a file of its own.
process.on('exit', () => {
  const { maxRSS } = process.resourceUsage();
  writeFileSync(
    path.join(String(process.env['NOTED_MEMORY']), String(process.pid)),
    String(maxRSS),
  );
});
