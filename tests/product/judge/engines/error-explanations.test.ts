/** The explanations of errors, with the messages that the engines really give. */
import { describe, expect, it } from 'vitest';
import { compileMarks } from '#app/judge/compile-marks.ts';
import { explainErrors, explainMark } from '#app/judge/errors/explain-errors.ts';
import type { Program } from '#engines/runner.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import {
	C_BODIES,
	type ErrorProgram,
	JAVASCRIPT_PROGRAMS,
	PYTHON_RUNNING,
	PYTHON_SYNTAX,
	STREAM_BODIES,
	WHOLE_C_PROGRAMS,
} from './error-programs.ts';
import { useEngine, useMachine } from './judge-machine.ts';

const machine = useMachine();
const inOne = useEngine('python');

interface Said {
	code: string;
	line: number | null | undefined;
	what: string;
	log: string;
}

const saidOf = (code: string, language: string, log: string): Said => {
	const [first] = explainErrors(log, language);
	return { code, line: first?.line, what: first?.what ?? '', log };
};

/** What is not said, or not of its line. */
const wrong = (programs: readonly ErrorProgram[], all: readonly Said[]): unknown[] =>
	programs.flatMap(([code, line, said], index) => {
		const found = all[index];
		return found && found.line === line && found.what.includes(said) ? [] : [{ code, line, said, found }];
	});

/** Programs that compile, run by one program; the messages are those of the interpreter. */
function joined(programs: readonly ErrorProgram[]): Program {
	const tasks = programs.map(([code, , , input = '']) => [code, input]);
	const code = `
import io, linecache, sys, traceback
sys.setrecursionlimit(400)
for code, text in ${JSON.stringify(tasks)}:
    sys.stdin = io.StringIO(text)
    linecache.cache['main.py'] = (len(code), None, code.splitlines(True), 'main.py')
    try:
        exec(compile(code, 'main.py', 'exec'), {'__name__': '__main__'})
    except BaseException as error:
        last = traceback.extract_tb(error.__traceback__)
        sys.stdout.write(''.join(traceback.format_list([each for each in last if each.filename == 'main.py'][-1:]) + traceback.format_exception_only(error)))
    sys.stdout.write('\\f')
`;
	return { language: 'Python3', code };
}

describe('a mistake is explained at its line', () => {
	it('in Python', async () => {
		const refused: Said[] = [];
		const programs = sampleOf(PYTHON_SYNTAX, 8);
		for (const [code] of programs) {
			const program = { language: 'Python3', code };
			refused.push(saidOf(code, 'Python3', (await inOne(program, '')).stderr));
		}
		expect(wrong(programs, refused)).toEqual([]);
		const { stdout } = await inOne(joined(PYTHON_RUNNING), '');
		const messages = stdout.split('\f');
		const ended = PYTHON_RUNNING.map(([code], index) => saidOf(code, 'Python3', messages[index] ?? ''));
		expect(wrong(PYTHON_RUNNING, ended)).toEqual([]);
	});

	it('in JavaScript', async () => {
		const said: Said[] = [];
		for (const [code, , , input] of JAVASCRIPT_PROGRAMS)
			said.push(saidOf(code, 'JavaScript Node', (await machine.run('JavaScript Node', code, input)).stderr));
		expect(wrong(JAVASCRIPT_PROGRAMS, said)).toEqual([]);
	});

	/** The compiler stops after twenty errors. */
	const AT_ONCE = 14;

	async function compiledTogether(head: string, bodies: readonly ErrorProgram[]): Promise<Said[]> {
		const functions = bodies.map(([body], index) => `int f${index}() {\n${body}\nreturn 0; }\n`);
		const code = `${head}${functions.join('')}int main() { return 0; }\n`;
		const { stderr } = await machine.run('C++', code);
		const marks = compileMarks(stderr).filter(({ severity }) => severity === 'error');
		return bodies.map(([body, line], index) => {
			const first = (head + functions.slice(0, index).join('')).split('\n').length;
			const mark = marks.find((each) => each.line === first + (line ?? 0));
			const [found] = mark ? explainMark(mark, stderr, 'C++') : [];
			return { code: body, line: mark ? line : undefined, what: found?.what ?? '', log: mark?.message ?? stderr };
		});
	}

	it('in C and C++', { timeout: 600_000 }, async () => {
		const bodies = sampleOf(C_BODIES, AT_ONCE);
		const said: Said[] = [];
		for (let from = 0; from < bodies.length; from += AT_ONCE)
			said.push(...(await compiledTogether('void two(int a, int b) {}\n', bodies.slice(from, from + AT_ONCE))));
		expect(wrong(bodies, said)).toEqual([]);
		const streams = await compiledTogether('#include <iostream>\nusing namespace std;\n', STREAM_BODIES);
		expect(wrong(STREAM_BODIES, streams)).toEqual([]);
	});

	it('in whole programs of C and C++', { timeout: 600_000 }, async () => {
		const programs = sampleOf(WHOLE_C_PROGRAMS, 2);
		const said: Said[] = [];
		for (const [language, code, , , input] of programs)
			said.push(saidOf(code, language, (await machine.run(language, code, input, { memoryKb: 65_536 })).stderr));
		expect(
			wrong(
				programs.map(([, ...program]) => program),
				said,
			),
		).toEqual([]);
	});
});
