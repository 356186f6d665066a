/** The trace of a run in short, in Node and in a browser. */
import { replay } from '#engines/robot/world-run.ts';
import type { Runner } from '#engines/runner.ts';
import type { RobotRun } from './robot-programs.ts';

const LIMITS = { timeMs: 10_000, memoryKb: 131_072, outputBytes: 1_048_576 };

/** First half of the SHA-256 of every pose, of what was shown and printed, and of the outcome. */
export async function traceOf(runner: Pick<Runner, 'run'>, { name, code, world }: RobotRun): Promise<string> {
	const { verdict, stdout, stderr, moves = '' } = await runner.run({ language: 'Python3', code }, '', LIMITS, world);
	if (verdict !== 'OK') throw new Error(`${name}: ${verdict}\n${stderr}`);
	const { trace, shown, outcome } = replay(world, moves);
	if (trace.length < 50) throw new Error(`${name}: the robot hardly moves.`);
	const text = JSON.stringify({ trace, shown, outcome, stdout });
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
	return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
