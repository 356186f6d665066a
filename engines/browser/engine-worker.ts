/** The judge worker of the browser host. Its name carries the URL of the engines. */
import type { WorkerCommand, WorkerReport } from '#engines/messages.ts';
import { serve } from '#engines/worker/serve.ts';
import { engineFiles } from './engine-files.ts';

const post = globalThis.postMessage.bind(globalThis) as (report: WorkerReport) => void;
const root = self.name;

serve({
	post,
	onCommand: (take) => globalThis.addEventListener('message', ({ data }: MessageEvent<WorkerCommand>) => void take(data)),
	filesOf: (engine, onProgress) => engineFiles(root, engine, onProgress),
});
