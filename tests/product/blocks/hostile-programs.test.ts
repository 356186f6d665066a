/** Programs of blocks that a file or a server may hold: refused with a sentence or cleaned, and their Python always compiles. */
import 'blockly/blocks';
import { Events, serialization, Workspace } from 'blockly/core';
import { deflateSync, strToU8 } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { BLOCKS_MARK } from '#app/blocks/block-language.ts';
import { type BlockProgram, parseProgram } from '#app/blocks/block-program.ts';
import { stateOf } from '#app/blocks/block-state.ts';
import { blocksIn } from '#app/blocks/block-text.ts';
import { setBlockMessages } from '#app/blocks/editor/block-messages.ts';
import { defineBlocks } from '#app/blocks/editor/define-blocks.ts';
import { pythonOf, toPython } from '#app/blocks/to-python.ts';
import { type NextNumber, seededNumbers } from '#tests/support/seeded-numbers.ts';
import { useEngine } from '../judge/engines/judge-machine.ts';
import { block, number, programOf, type SavedBlock, saved, started, text, variable } from './support/build-program.ts';
import { randomProgram } from './support/random-program.ts';

beforeAll(() => {
	defineBlocks();
	setBlockMessages();
});

const pythonIn = (json: string): string => pythonOf(toPython(programOf(json)));

/** Opens it as the editor does; throws if Blockly would. */
function opened(program: BlockProgram): object {
	const workspace = new Workspace();
	Events.disable();
	try {
		serialization.workspaces.load({ ...stateOf(program) }, workspace);
		return serialization.workspaces.save(workspace);
	} finally {
		Events.enable();
		workspace.dispose();
	}
}

const run = useEngine('python');

/** Compiles each line of its input, and names what is no word of the generator. Texts hold INJECTED, names hold Named. */
const COMPILE = `
import ast, json, sys, warnings
warnings.simplefilter("ignore")
for line in sys.stdin:
    code = json.loads(line)
    try:
        for node in ast.walk(compile(code, "blocks", "exec", ast.PyCF_ONLY_AST)):
            for word in (getattr(node, key, None) for key in ("id", "name", "attr", "arg")):
                if isinstance(word, str) and "INJECTED" in word: print("a text became the name", word)
        compile(code, "blocks", "exec")
    except Exception as error:
        print(type(error).__name__, error, repr(code[:2000]))
`;

async function faultsOf(programs: readonly string[]): Promise<string> {
	const input = programs.map((code) => `${JSON.stringify(code)}\n`).join('');
	const { stdout, stderr } = await run({ language: 'Python3', code: COMPILE }, input, { timeMs: 60_000 });
	return stdout + stderr;
}

const repeated = (depth: number): SavedBlock =>
	depth === 0 ? block('new_line') : block('repeat', { TIMES: number(1), DO: [repeated(depth - 1)] });
const negated = (depth: number): SavedBlock => (depth === 0 ? block('truth') : block('not', { A: negated(depth - 1) }));
const define = (name: string, parameters: readonly string[], body: readonly SavedBlock[] = [block('new_line')]): SavedBlock =>
	block('procedures_defnoreturn', { NAME: name, STACK: body }, { params: parameters });
const call = (name: string): SavedBlock => block('procedures_callnoreturn', {}, { name, params: [] });
const shadow = (count: number): string =>
	`{"blocks":{"blocks":[{"type":"print","inputs":{${Array.from({ length: count }, (_, index) => `"A${index}":{"shadow":{"type":"text"}}`).join(',')}}}]}}`;

describe('refuses', () => {
	it.each([
		['5,000 blocks within blocks', started(block('print', { VALUE: negated(900) })), '积木套得太深了，最多 60 层'],
		[
			'5,000 blocks within shadow blocks',
			`{"blocks":{"blocks":[${'{"type":"print","inputs":{"VALUE":{"shadow":'.repeat(5000)}0${'}}}'.repeat(5000)}]}}`,
			'积木套得太深了，最多 60 层',
		],
		['loops that Python would not compile', started(repeated(21)), '循环套得太深了，最多 20 层'],
		['100,000 shadow blocks', shadow(100_000), '积木太多了，最多 2000 块'],
		[
			'1,000 parameters',
			saved([
				define(
					'f',
					Array.from({ length: 1000 }, (_, index) => `p${index}`),
				),
			]),
			'一块积木最多有 20 个参数',
		],
		['a type that is no text', '{"blocks":{"blocks":[{"type":{"a":1}}]}}', '有一块积木读不懂'],
		['a list in the place of a block', '{"blocks":{"blocks":[["print"]]}}', '有一块积木读不懂'],
	])('%s', (_, json, error) => {
		expect(parseProgram(json)).toEqual({ program: null, error });
	});

	const comment = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
	it.each([
		['a text that is no base64', '你好！'],
		['nothing', ''],
		['bytes that are not deflated', btoa('hello')],
		['a deflated text that is cut off', comment(deflateSync(strToU8(started(block('new_line')))).slice(0, -20))],
		['a bomb', comment(deflateSync(new Uint8Array(20_000_000)))],
		['65,536 letters', 'A'.repeat(65_536)],
	])('a last line with %s', (_, line) => {
		expect(blocksIn(`print(1)\n${BLOCKS_MARK}${line}\n`)).toEqual({ program: null, error: expect.stringMatching(/打不开|积木/) });
	});
});

describe('cleans', () => {
	const programs: [string, string, string][] = [
		[
			'markup in texts',
			started(block('print', { VALUE: text('</script><img src=x onerror=alert(1)>') })),
			"print('</script><img src=x onerror=alert(1)>')\n",
		],
		['markup in names', started(block('set', { VAR: '<b>a</b>', VALUE: number(1) })), '_b_a_b_ = 1\n'],
		[
			'lines and control characters in texts',
			started(block('print', { VALUE: text('a\r\n\0\f\u2028\ud800') })),
			"print('a\\x0d\\n\\x00\\x0c\u2028\ufffd')\n",
		],
		['lines in types', started(block('x\nimport os\u0085#')), '# 不认识的积木：x import os \n'],
		[
			'numbers that are none',
			'{"blocks":{"blocks":[{"type":"start","next":{"block":{"type":"print","inputs":{"VALUE":{"block":{"type":"number","fields":{"NUM":1e999}}}}}}}]}}',
			'print(0)\n',
		],
		['texts in the place of numbers', started(block('print', { VALUE: block('number', { NUM: '1; import os' }) })), 'print(0)\n'],
		[
			'variables without names',
			started(block('set', { VAR: ' ', VALUE: number(1) }), block('set', { VAR: '😀', VALUE: number(2) })),
			'变量 = 1\n变量2 = 2\n',
		],
		[
			'words of Python as names',
			started(block('set', { VAR: 'def', VALUE: variable('__debug__') })),
			'__debug___ = 0\ndef_ = __debug___\n',
		],
		['names that evaluate a text', saved([block('start'), call('exec')]), 'exec_()\n'],
		['digits that Python does not know', started(block('set', { VAR: '௰②x', VALUE: number(1) })), '_2x = 1\n'],
		['one name for two parameters', saved([define('f', ['a', 'a', ''])]), 'def f(a, a2, 变量):\n    print()\n'],
		['two definitions of one name', saved([define('f', [])], [define('f', [])]), 'def f():\n    print()\n\ndef f():\n    print()\n'],
		['a function that calls itself', saved([define('f', [], [call('f')])]), 'def f():\n    f()\n'],
		['a function without a name', saved([block('procedures_defnoreturn')]), 'def 变量():\n    pass\n'],
		['a break outside of a loop', started(block('leave', { HOW: 'break' })), 'pass  # 不在循环里，没有可以跳出的\n'],
		[
			'a start within a loop',
			started(block('repeat', { TIMES: number(2), DO: [block('start')] })),
			'for i in range(2):\n    # 不认识的积木：start\n    pass\n',
		],
		[
			'a definition within a loop',
			started(block('repeat', { TIMES: number(2), DO: [define('f', ['a'])] })),
			'for i in range(2):\n    # 不认识的积木：procedures_defnoreturn\n    pass\n',
		],
		['statements as values', started(block('print', { VALUE: block('new_line') })), 'print(None)\n'],
		[
			'keys of every object',
			'{"__proto__":{"blocks":1},"blocks":{"blocks":[{"type":"start","next":{"block":{"type":"constructor","fields":{"__proto__":{"polluted":1}},"inputs":{"__proto__":{"block":{"type":"toString"}}}}}}]}}',
			'# 不认识的积木：constructor\n',
		],
		[
			'ids that repeat',
			'{"blocks":{"blocks":[{"type":"start","id":"a","next":{"block":{"type":"new_line","id":"a","next":{"block":{"type":"new_line","id":"a"}}}}}]}}',
			'print()\nprint()\n',
		],
		[
			'names that differ in capitals alone',
			started(block('set', { VAR: 'A', VALUE: number(1) }), block('set', { VAR: 'a', VALUE: number(2) })),
			'A = 1\na = 2\n',
		],
		['values in a chain', started(block('truth'), block('new_line')), '# 不认识的积木：truth\nprint()\n'],
		[
			'a chain that goes on behind its end',
			started(block('repeat', { TIMES: number(1), DO: [block('leave', { HOW: 'break' }), block('new_line')] })),
			'for i in range(1):\n    break\n    print()\n',
		],
		['parameters of a block that has none', saved([block('start'), block('print', { ARG0: number(1) }, { params: ['a'] })]), "print('')\n"],
		[
			'a text in the slot of a number',
			started(block('forward', { NUM: text('x') })),
			"import turtle\n\nturtle.forward('x')\nturtle.done()\n",
		],
	];

	it.each(programs)('%s', (_, json, python) => {
		const program = programOf(json);
		expect(pythonOf(toPython(program))).toBe(python);
		opened(program);
	});

	it('so that Python compiles all of them', async () => {
		expect(await faultsOf(programs.map(([, json]) => pythonIn(json)))).toBe('');
	});
});

describe('300 random programs', () => {
	const programs = Array.from({ length: 300 }, (_, seed): [number, BlockProgram] => {
		const next: NextNumber = seededNumbers(seed + 1);
		return [seed, programOf(JSON.stringify(randomProgram(next)))];
	});

	it('compile, and hold no text outside of quotation marks', async () => {
		expect(await faultsOf(programs.map(([, program]) => pythonOf(toPython(program))))).toBe('');
	});

	it('open as blocks, which mean the same once they have been opened', () => {
		for (const [seed, program] of programs) {
			const once = programOf(JSON.stringify(opened(program)));
			const twice = programOf(JSON.stringify(opened(once)));
			expect(pythonOf(toPython(twice)), `seed ${seed}`).toBe(pythonOf(toPython(once)));
		}
	});
});
