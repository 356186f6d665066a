import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunResult } from '#engines/runner.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { aimAt, type Target } from './escape.ts';
import { escapes, HIDE, hasEscaped, hiding, SEEK, sound } from './escapes.ts';
import { LIMITS, type Machine, useMachine } from './judge-machine.ts';

const MARK = 'mark-of-the-host-8812';
const SECRET = 'JUDGE_TEST_SECRET';
/** The first program of a language waits for its engine to load. */
const GENEROUS = { timeout: 300_000 };

let folder: string;
let server: Server;
let target: Target;
let visits = 0;

// Runs before the judge starts its processes, so that they could inherit the secret.
beforeAll(async () => {
	process.env[SECRET] = MARK;
	folder = mkdtempSync(path.join(tmpdir(), 'escapes-'));
	const sentinel = path.join(folder, 'sentinel.txt');
	writeFileSync(sentinel, MARK);
	server = createServer((socket) => {
		visits += 1;
		socket.destroy();
	});
	const port = await new Promise<number>((resolve) => {
		server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
	});
	target = { sentinel, mark: MARK, port };
});

afterAll(() => {
	delete process.env[SECRET];
	server.close();
	rmSync(folder, { recursive: true });
});

const machine = useMachine();
const bare = useMachine({ isolated: false });

async function runEach(machine: Machine, { language, code }: { language: string; code: string }, inputs: readonly string[]) {
	const program = { language, code };
	const results: RunResult[] = [];
	try {
		for (const input of inputs) results.push(await machine.runner().run(program, input, { ...LIMITS, timeMs: 1000 }));
	} finally {
		await machine.runner().release(program);
	}
	return results;
}

const expectHostUntouched = (): void => {
	expect({ visits, files: readdirSync(folder), content: readFileSync(target.sentinel, 'utf8') }).toEqual({
		visits: 0,
		files: ['sentinel.txt'],
		content: MARK,
	});
};

it('there are escape programs for each language', () => {
	expect(escapes.length).toBeGreaterThanOrEqual(30);
	expect(new Set(escapes.map(({ language }) => language))).toEqual(new Set(['Python3', 'JavaScript Node', 'C', 'C++']));
});

const attacks = escapes.flatMap((attack) => [
	{ ...attack, where: 'with namespaces', machine },
	{ ...attack, where: 'without namespaces', machine: bare },
]);
/** Where the boundary of the engine alone holds: Python has a bridge to JavaScript. */
const always = attacks.filter(({ cases, machine }) => cases > 1 && machine === bare);

describe('a program that attacks the sandbox stays inside', () => {
	it.each([...new Set([...sampleOf(attacks, 6, 2), ...always])])('in $language $where when it $what', GENEROUS, async (attack) => {
		const program = { language: attack.language, code: aimAt(target, attack.code) };
		const results = await runEach(attack.machine, program, Array<string>(attack.cases).fill('one line\n'));
		for (const result of results) {
			const said = `${result.stdout}\n${result.stderr}`;
			expect(attack.verdicts, said).toContain(result.verdict);
			expect(hasEscaped(result), said).toBe(false);
		}
		expectHostUntouched();
	});
});

describe('a run finds no data hidden by another run', () => {
	it.each(hiding)('in $language', GENEROUS, async (program) => {
		const results = await runEach(machine, program, [HIDE, SEEK, HIDE, SEEK]);
		expect(results.map(({ verdict, stdout, stderr }) => ({ verdict, stdout, stderr }))).toEqual(
			['hidden\n', 'nothing\n', 'hidden\n', 'nothing\n'].map((stdout) => ({ verdict: 'OK', stdout, stderr: '' })),
		);
	});
});

it.each(sound)('the judge still accepts a correct program in $language', GENEROUS, async (program) => {
	const [result] = await runEach(machine, program, ['41\n']);
	expect(result).toMatchObject({ verdict: 'OK', stdout: '42\n' });
});
