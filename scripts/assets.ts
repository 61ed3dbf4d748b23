import { writeAssets } from '../assets/writeAssets';

writeAssets()
  .then((paths) => console.log(paths.join('\n')))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
