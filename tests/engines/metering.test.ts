import { describe, expect, it } from 'vitest';
import { FUEL, meterModule } from '#engines/metering/meter-module.ts';
import { createFuel } from '#engines/worker/fuel.ts';
import {
	ADD,
	assemble,
	block,
	br,
	brIf,
	brTable,
	call,
	DROP,
	EMPTY,
	END,
	get,
	I32,
	I64,
	i32,
	loop,
	type ModuleText,
	MUL,
	RETURN,
	repeat,
	SUB,
	set,
	UNREACHABLE,
	when,
} from './assembler.ts';

type Fn = (...args: number[]) => unknown;
type Host = Record<string, number | Fn>;

const ENOUGH = 1_000_000_000;

interface Metered {
	run(name: string, ...args: number[]): unknown;
	cost(name: string, ...args: number[]): number;
	give(units: number): void;
	left(): number;
}

function metered(text: ModuleText, host: Host = {}): Metered {
	const instance = new WebAssembly.Instance(new WebAssembly.Module(meterModule(assemble(text))), { host });
	const fuel = instance.exports[FUEL] as WebAssembly.Global;
	const run = (name: string, ...args: number[]): unknown => (instance.exports[name] as Fn)(...args);
	return {
		run,
		cost(name, ...args) {
			fuel.value = BigInt(ENOUGH);
			run(name, ...args);
			return ENOUGH - Number(fuel.value);
		},
		give(units) {
			fuel.value = BigInt(units);
		},
		left: () => Number(fuel.value),
	};
}

function plain(text: ModuleText, host: Host = {}): (name: string, ...args: number[]) => unknown {
	const { exports } = new WebAssembly.Instance(new WebAssembly.Module(assemble(text)), { host });
	return (name, ...args) => (exports[name] as Fn)(...args);
}

const ONE = { params: [I32], results: [I32] };

/** n! by a loop; local 0 is n, local 1 the product. */
const FACTORIAL = { ...ONE, locals: [I32], body: [...i32(1), ...set(1), ...repeat(0, ...get(1), ...get(0), MUL, ...set(1)), ...get(1)] };
const FIBONACCI = {
	...ONE,
	body: [
		...get(0),
		...i32(2),
		0x48,
		...when(...get(0), RETURN),
		...get(0),
		...i32(1),
		SUB,
		...call(0),
		...get(0),
		...i32(2),
		SUB,
		...call(0),
		ADD,
	],
};
/** The argument selects a return, a branch to the end of a block or a branch to the function's end. */
const TABLE_OF_ENDS = {
	...ONE,
	body: [...block(...block(...block(...get(0), ...brTable([0, 1, 2], 2)), ...i32(10), RETURN), ...i32(20), ...br(1)), ...i32(30)],
};
const LEAVES_BY_CONDITION = { ...ONE, body: [...i32(7), ...get(0), ...brIf(0), DROP, ...i32(8)] };
const TWO_RESULTS = { params: [I32, I32], results: [I32, I32], body: [...get(1), ...get(0), ...get(0), ...brIf(0)] };
const INDIRECT = { ...ONE, body: [...get(0), ...i32(0), 0x11, 1, 0] };

describe('a metered module returns the results of the original', () => {
	it.each<[string, ModuleText, number[]]>([
		['of a loop', { functions: [FACTORIAL] }, [10]],
		['of a recursion', { functions: [FIBONACCI] }, [15]],
		['of a branch at the first place of a table', { functions: [TABLE_OF_ENDS] }, [0]],
		['of a branch at the second place of a table', { functions: [TABLE_OF_ENDS] }, [1]],
		['of a branch at the third place of a table', { functions: [TABLE_OF_ENDS] }, [2]],
		['of a branch beyond a table', { functions: [TABLE_OF_ENDS] }, [9]],
		['of a branch to its end', { functions: [LEAVES_BY_CONDITION] }, [1]],
		['of a branch that is not taken', { functions: [LEAVES_BY_CONDITION] }, [0]],
		['of a function with two results', { functions: [TWO_RESULTS] }, [3, 4]],
		['of a function with two results that ends behind its branch', { functions: [TWO_RESULTS] }, [0, 4]],
		['of an indirect call', { functions: [FACTORIAL, INDIRECT] }, [6]],
	])('%s', (_what, text, args) => {
		const name = `f${text.functions.length - 1}`;
		expect(metered(text).run(name, ...args)).toEqual(plain(text)(name, ...args));
	});

	it('with its own globals after imported functions and globals', () => {
		const text: ModuleText = {
			imports: [ONE],
			importedGlobals: 2,
			globals: [5, 7],
			functions: [{ ...ONE, body: [...get(0), 0x23, 1, ADD, 0x23, 3, ADD, ...call(0), 0x24, 2, 0x23, 2] }],
		};
		const host = { f0: (value: number) => value * 2, g0: 100, g1: 1000 };
		expect(metered(text, host).run('f0', 3)).toBe(2 * (3 + 1000 + 7));
		expect(plain(text, host)('f0', 3)).toBe(2 * (3 + 1000 + 7));
	});
});

describe('the cost of a call', () => {
	it('of a loop is linear in its iterations', () => {
		const { cost } = metered({ functions: [FACTORIAL] });
		const turn = cost('f0', 2) - cost('f0', 1);
		expect(turn).toBeGreaterThan(0);
		expect([10, 100, 10_000].map((count) => cost('f0', count))).toEqual(
			[10, 100, 10_000].map((count) => cost('f0', 1) + (count - 1) * turn),
		);
	});

	it('is the same on each call and in each instance', () => {
		const one = metered({ functions: [FIBONACCI] });
		const other = metered({ functions: [FIBONACCI] });
		expect(new Set([one.cost('f0', 14), one.cost('f0', 14), other.cost('f0', 14)]).size).toBe(1);
	});

	it('of a recursion is proportional to its calls', () => {
		const { cost } = metered({ functions: [FIBONACCI] });
		const [first, second, third] = [cost('f0', 10), cost('f0', 11), cost('f0', 12)] as const;
		const frame = cost('f0', 2) - cost('f0', 1) - cost('f0', 0);
		expect(third).toBe(first + second + frame);
	});

	it.each([
		['memory.fill', [...i32(0), ...i32(1), ...get(0), 0xfc, 11, 0]],
		['memory.copy', [...i32(0), ...i32(9), ...get(0), 0xfc, 10, 0, 0]],
	])('of %s depends on its bytes', (_what, body) => {
		const { cost } = metered({ memory: 16, functions: [{ params: [I32], body }] });
		const none = cost('f0', 0);
		expect([16, 1600, 160_000, 1_000_000].map((bytes) => cost('f0', bytes) - none)).toEqual([1, 100, 10_000, 62_500]);
	});

	it('of table.copy depends on its entries', () => {
		const nop = { body: [] };
		const copy = { params: [I32], body: [...i32(0), ...i32(0), ...get(0), 0xfc, 14, 0, 0] };
		const { cost } = metered({ functions: [copy, ...Array.from({ length: 31 }, () => nop)] });
		expect(cost('f0', 32) - cost('f0', 0)).toBe(2);
	});

	it.each([
		['a return', [...i32(1), RETURN]],
		['br to the end', [...i32(1), ...br(0)]],
		['br out of a block to the end', [0x02, EMPTY, ...i32(1), ...br(1), END, UNREACHABLE]],
		['br_if to the end', [...i32(1), ...i32(1), ...brIf(0)]],
		['br_table to the end', [...i32(1), ...i32(0), ...brTable([0], 0)]],
		['its last instruction', [...i32(1)]],
	])('is kept when the function ends by %s', (_what, ending) => {
		const work = { results: [I32], locals: [I32], body: [...i32(1000), ...set(0), ...repeat(0), ...ending] };
		const twice = { results: [I32], body: [...call(0), ...call(0), ADD] };
		const { cost } = metered({ functions: [work, twice] });
		expect(cost('f0')).toBeGreaterThan(1000);
		expect(cost('f1')).toBeGreaterThan(2 * cost('f0'));
	});
});

describe('a program traps when its fuel is spent', () => {
	it.each<[string, ModuleText]>([
		['in an endless loop', { functions: [{ body: loop(...br(0)) }] }],
		['in an endless loop by br_table', { functions: [{ body: loop(...i32(0), ...brTable([0], 0)) }] }],
		['in an endless loop of calls that do nothing', { functions: [{ body: loop(...call(1), ...br(0)) }, { body: [] }] }],
		['in an endless recursion by tail calls', { functions: [{ body: [0x12, 0] }] }],
		['in a recursion of many branches', { functions: [branching()] }],
	])('%s', (_what, text) => {
		const { run, give, left } = metered(text);
		give(100_000);
		expect(() => run('f0', 40)).toThrow(WebAssembly.RuntimeError);
		expect(left()).toBeLessThan(0);
		// Further calls without fuel trap too.
		expect(() => run('f0', 40)).toThrow(WebAssembly.RuntimeError);
	});

	it('or by a stack overflow that comes first', () => {
		const { run, give, left } = metered({ functions: [{ body: [...call(0)] }] });
		give(ENOUGH);
		expect(() => run('f0')).toThrow(RangeError);
		expect(left()).toBeLessThan(ENOUGH);
	});

	it('and not one unit earlier', () => {
		const { run, cost, give, left } = metered({ functions: [FACTORIAL] });
		const price = cost('f0', 100);
		give(price);
		run('f0', 100);
		expect(left()).toBe(0);
	});
});

function branching(): ModuleText['functions'][number] {
	const deeper = [...get(0), ...i32(1), SUB, ...call(0)];
	return { params: [I32], body: [...get(0), ...when(...deeper, ...deeper)] };
}

describe('exceptions do not refund fuel', () => {
	const spend = (count: number): number[] => [...i32(count), ...set(0), ...repeat(0)];
	const thrower = { locals: [I32], body: [...spend(1000), 0x08, 0] };
	const catching: readonly (readonly [string, number[]])[] = [
		['try and catch', [0x06, EMPTY, ...call(0), 0x07, 0, END]],
		['try and catch_all', [0x06, EMPTY, ...call(0), 0x19, END]],
		['a catch that throws again, and another', [0x06, EMPTY, 0x06, EMPTY, ...call(0), 0x07, 0, 0x09, 0, END, 0x19, END]],
		['delegate', [0x06, EMPTY, 0x06, EMPTY, ...call(0), 0x18, 0, 0x19, END]],
	];
	const table: readonly (readonly [string, number[]])[] = [
		['try_table and catch', block(0x1f, EMPTY, 1, 0, 0, 0, ...call(0), END)],
		['try_table and catch_all', block(0x1f, EMPTY, 1, 2, 0, ...call(0), END)],
		['try_table that leaves its function', [0x1f, EMPTY, 1, 2, 0, ...call(0), END]],
		['try_table in an if', [...i32(1), 0x04, EMPTY, 0x1f, EMPTY, 1, 2, 0, ...call(0), END, END]],
	];

	it.each([...catching, ...(hasTryTable() ? table : [])])('%s', (_what, body) => {
		const twice = { body: [...call(1), ...call(1)] };
		const text: ModuleText = { tag: true, functions: [thrower, { body }, twice] };
		const { cost } = metered(text);
		expect(cost('f1')).toBeGreaterThan(1000);
		expect(cost('f2')).toBeGreaterThan(2 * cost('f1'));
		expect(cost('f2') - 2 * cost('f1')).toBeLessThan(10);
	});

	it('nor does an exception of the host', () => {
		const { cost, give, left } = metered(
			{
				tag: true,
				imports: [{}],
				functions: [{ locals: [I32], body: [...spend(500), 0x06, EMPTY, ...call(0), 0x19, END, ...spend(500)] }],
			},
			{
				f0: () => {
					throw new Error('Of the host.');
				},
			},
		);
		give(ENOUGH);
		expect(cost('f0')).toBeGreaterThan(1000);
		expect(left()).toBeLessThan(ENOUGH - 1000);
	});

	it('nor does an endless loop around a catch', () => {
		const { run, give, left } = metered({
			tag: true,
			functions: [thrower, { body: loop(0x06, EMPTY, ...call(0), 0x19, END, ...br(0)) }],
		});
		give(100_000);
		expect(() => run('f1')).toThrow(WebAssembly.RuntimeError);
		expect(left()).toBeLessThan(0);
	});

	it('a catch that branches to a loop is refused', () => {
		const text: ModuleText = { tag: true, functions: [thrower, { body: loop(0x1f, EMPTY, 1, 2, 0, ...call(0), END) }] };
		expect(() => meterModule(assemble(text))).toThrow('A catch that goes to a loop cannot be metered.');
	});
});

/** Supported by engines since 2025. */
function hasTryTable(): boolean {
	try {
		new WebAssembly.Module(assemble({ functions: [{ body: block(0x1f, EMPTY, 0, END) }] }));
		return true;
	} catch {
		return false;
	}
}

describe('metering refuses', () => {
	it.each([
		['an instruction that it does not know', [0xd5, 0], 'The instruction 0xd5 cannot be metered.'],
		['an unknown one of two bytes', [0xfc, 30], 'The instruction 0xfc 30 cannot be metered.'],
		['a function that goes on after its end', [END, END], 'A function has instructions after its end.'],
		['a function without an end', [0x02, EMPTY], /Unexpected end of the module/],
	])('%s', (_what, body, message) => {
		expect(() => meterModule(assemble({ functions: [{ body }] }))).toThrow(message);
	});

	it('a module that was not metered, before it runs', () => {
		const instance = new WebAssembly.Instance(new WebAssembly.Module(assemble({ functions: [FACTORIAL] })));
		expect(() => createFuel(1000).attach(instance)).toThrow('was not metered');
	});
});

it('fuel is set in milliseconds and can fall below zero', () => {
	const instance = new WebAssembly.Instance(new WebAssembly.Module(meterModule(assemble({ functions: [FACTORIAL] }))));
	const fuel = createFuel(1000);
	fuel.attach(instance);
	fuel.start(1);
	expect([fuel.spentMs(), fuel.isSpent()]).toEqual([0, false]);
	expect(() => (instance.exports.f0 as Fn)(1_000_000)).toThrow(WebAssembly.RuntimeError);
	expect(fuel.isSpent()).toBe(true);
	expect(fuel.spentMs()).toBeGreaterThan(1);
});

it('a program that only calls its host spends its fuel, too', () => {
	const CALL_FOR_EVER = [0x03, EMPTY, 0x10, 0, 0x0c, 0, END];
	const module = new WebAssembly.Module(meterModule(assemble({ imports: [{}], functions: [{ body: CALL_FOR_EVER }] })));
	let calls = 0;
	const fuel = createFuel(1_000_000);
	const called = (): void => {
		calls += 1;
	};
	const imports = { host: { f0: called } };
	fuel.chargeCalls(imports);
	const instance = new WebAssembly.Instance(module, imports);
	fuel.attach(instance);
	fuel.start(1);
	expect(() => (instance.exports.f0 as Fn)()).toThrow(WebAssembly.RuntimeError);
	expect(fuel.isSpent()).toBe(true);
	// A call costs a microsecond, and the two instructions around it next to nothing.
	expect(calls).toBeGreaterThan(990);
	expect(calls).toBeLessThanOrEqual(1000);
});

it('i64 results are preserved', () => {
	const text: ModuleText = { functions: [{ results: [I64], body: [0x42, 42] }] };
	expect(metered(text).run('f0')).toBe(42n);
});
