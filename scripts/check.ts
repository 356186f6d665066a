/** `npm run check`: runs every static check, two at a time, and prints the output of those that fail with the command that fixes them. */
import { spawn } from 'node:child_process';

interface Step {
	script: string;
	args?: readonly string[];
	remedy: string;
}

interface Outcome {
	step: Step;
	ok: boolean;
	output: string;
	seconds: number;
}

const STEPS: readonly Step[] = [
	{ script: 'codegen', args: ['--check'], remedy: 'npm run codegen, and commit what it writes' },
	{ script: 'types', remedy: 'the errors above name file and line' },
	{ script: 'lint', remedy: 'npm run format fixes layout, order of imports and safe rules; fix the rest by hand' },
	{ script: 'deps', remedy: 'each rule says what to do instead; docs/architecture.md draws the layers' },
	{ script: 'map', remedy: 'list the folder in docs/architecture.md under "Map", or move its files to a folder that is listed' },
	{ script: 'unused', remedy: 'remove the unused code, or its export' },
];

function runStep(step: Step): Promise<Outcome> {
	const started = performance.now();
	const args = ['run', '--silent', step.script, ...(step.args ? ['--', ...step.args] : [])];
	const child = spawn('npm', args, { stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
	return new Promise((resolve) => {
		child.once('close', (code) => resolve({ step, ok: code === 0, output, seconds: (performance.now() - started) / 1000 }));
	});
}

function print({ step, ok, output, seconds }: Outcome): void {
	console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.script} (${seconds.toFixed(1)} s)`);
	if (!ok) console.log(`${output.trimEnd()}\n\nTo fix ${step.script}: ${step.remedy}.\n`);
}

const [codegen, ...waiting] = STEPS;
const outcomes: Outcome[] = [];

async function take(step: Step): Promise<void> {
	const outcome = await runStep(step);
	print(outcome);
	outcomes.push(outcome);
}

async function work(): Promise<void> {
	for (let step = waiting.shift(); step; step = waiting.shift()) await take(step);
}

// The others compile stale manifests first, so this one would find nothing after them.
if (codegen) await take(codegen);
await Promise.all([work(), work()]);
process.exit(outcomes.every((outcome) => outcome.ok) ? 0 : 1);
