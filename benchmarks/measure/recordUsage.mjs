// Loaded into every process of a build: notes on exit what the process has used.
import fs from 'node:fs';

const file = process.env.BENCH_USAGE_FILE;

if (file !== undefined) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = {
      cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
      peakKilobytes: maxRSS,
    };
    fs.appendFileSync(file, `${JSON.stringify(usage)}\n`);
  });
}
