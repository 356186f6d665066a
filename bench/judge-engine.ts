/** A judge worker without the judge: the bundled worker in a plain `node` process that receives its orders directly. */
import { spawn } from 'node:child_process';
import type { Artifact, EngineName, WorkerCommand, WorkerReport } from '#engines/messages.ts';
import type { Limits, Program, RunResult } from '#engines/runner.ts';
import { bundleWorker } from '#mock/server/judge-bundle.ts';
import { keepFile, prepareEngines } from '#mock/server/judge-engines.ts';
import { createFrameReader, encodeFrame } from '#mock/server/judge-frames.ts';
import { isReport, readKept } from '#mock/server/judge-reports.ts';

/** The sandbox's stack size; the `ulimit` lets Node use it. */
const STACK = 'ulimit -s 65532 2>/dev/null; exec "$0" --stack-size=60000 --expose-gc --no-warnings "$@"';

export interface EngineAlone {
	compile: (program: Program) => Promise<Artifact>;
	run: (program: Program, input: string, limits: Limits) => Promise<RunResult>;
	stop: () => void;
}

/** Resolves once the engine is ready. `artifact` is the program to run, for a language that another engine compiles. */
export async function startEngine(engine: EngineName, artifact: Artifact = null): Promise<EngineAlone> {
	const [script, { folder, kept }] = await Promise.all([bundleWorker(), prepareEngines(engine)]);
	const child = spawn('sh', ['-c', STACK, process.execPath, script, engine, folder, kept], {
		env: {},
		cwd: folder,
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	let hear = (_report: WorkerReport): void => undefined;
	let fail = (_error: Error): void => undefined;
	child.once('close', (code) => fail(new Error(`The engine ${engine} ended with code ${code}.`)));
	const read = createFrameReader((message) => {
		const keeps = readKept(message);
		if (keeps) keepFile(keeps.name, keeps.bytes);
		else if (isReport(message)) hear(message);
	});
	child.stdout.on('data', read);
	const command = <K extends WorkerReport['report']>(given: WorkerCommand, expected: K): Promise<Extract<WorkerReport, { report: K }>> =>
		new Promise((resolve, reject) => {
			fail = reject;
			hear = (report) => {
				if (report.report === expected) resolve(report as Extract<WorkerReport, { report: K }>);
				else if (report.report === 'failed') reject(new Error(report.message));
			};
			child.stdin.write(encodeFrame(given));
		});
	await command({ command: 'open', engine }, 'opened');
	return {
		compile: async (program) => (await command({ command: 'compile', program }, 'compiled')).artifact,
		run: async (program, input, limits) => (await command({ command: 'run', program, artifact, input, limits }, 'ended')).result,
		stop: () => child.kill('SIGKILL'),
	};
}
