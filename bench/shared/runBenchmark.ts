/** Runs a benchmark as a command. An error is printed and ends the process, which its servers and its browser would keep alive. */
export function runBenchmark(benchmark: Promise<void>): void {
  benchmark.catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
