/**
 * For the threads of a pool. Piscina first requires a worker's file and imports it only if that fails; since Node 20.19 requiring works,
 * and a thread that is ended meanwhile takes the whole process with it ("v8::Module::IsGraphAsync"). Importing survives that.
 */
export const THREAD_FLAGS = ['--no-experimental-require-module'];
