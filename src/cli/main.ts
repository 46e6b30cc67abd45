import { quietInterrupt, quietPipe } from './output.ts';
import { run } from './program.ts';

quietPipe();
quietInterrupt();
process.exitCode = await run(process.argv.slice(2));
