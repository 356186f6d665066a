/** What the engines say of a program that ended never reaches a student: messages of V8, SpiderMonkey and JavaScriptCore. */
import { expect, it } from 'vitest';
import { createByteOutput } from '#engines/worker/byte-output.ts';
import { explainTrap } from '#engines/worker/explain-trap.ts';
import { createWasi } from '#engines/worker/wasi.ts';
import * as texts from '#generated/messages/engines.ts';

it.each<[said: string, told: string]>([
	['unreachable', texts.abortCalled],
	['unreachable executed', texts.abortCalled],
	['Unreachable code should not be executed', texts.abortCalled],
	['memory access out of bounds', texts.segmentationFault],
	['Out of bounds memory access', texts.segmentationFault],
	['index out of bounds', texts.segmentationFault],
	['table index is out of bounds', texts.segmentationFault],
	['Offset is outside the bounds of the DataView', texts.segmentationFault],
	['Start offset -4 is outside the bounds of the buffer', texts.segmentationFault],
	['indirect call to null', texts.segmentationFault],
	['null function or function signature mismatch', texts.wrongFunction],
	['indirect call signature mismatch', texts.wrongFunction],
	['call_indirect to a signature that does not match', texts.wrongFunction],
	['divide by zero', texts.divisionByZero],
	['remainder by zero', texts.divisionByZero],
	['integer divide by zero', texts.divisionByZero],
	['Division by zero', texts.divisionByZero],
	['divide result unrepresentable', texts.integerOverflow],
	['float unrepresentable in integer range', texts.integerOverflow],
	['invalid conversion to integer', texts.integerOverflow],
	['Maximum call stack size exceeded', texts.stackOverflow],
	['too much recursion', texts.stackOverflow],
	['Atomics.wait cannot be called in this context', texts.aborted],
	['operation does not support unaligned accesses', texts.aborted],
	['expected shared memory', texts.aborted],
	['something new', texts.aborted],
])('“%s” is told as “%s”', (said, told) => {
	expect(explainTrap(new WebAssembly.RuntimeError(said))).toBe(told);
});

const FAULT = 21;
const PAGE = 65_536;
const OUTSIDE = [-1, -8, PAGE - 1, PAGE, 0x7fff_ffff, -0x8000_0000];

it.each<[name: string, args: (address: number) => unknown[]]>([
	['fd_write', (address) => [1, address, 1, 0]],
	['fd_write', (address) => [1, 0, 1, address]],
	['fd_read', (address) => [0, address, 1, 0]],
	['fd_read', (address) => [0, 0, 1, address]],
	['fd_fdstat_get', (address) => [1, address]],
	['environ_sizes_get', (address) => [address, 0]],
	['args_sizes_get', (address) => [0, address]],
	['clock_time_get', (address) => [0, 0n, address]],
	['clock_res_get', (address) => [0, address]],
	['random_get', (address) => [address, 8]],
	['random_get', (address) => [0, address < 0 || address > PAGE ? address : PAGE + 1]],
])('%s with an address outside of the memory fails as a call of the system does', (name, args) => {
	const memory = new WebAssembly.Memory({ initial: 1 });
	const streams = { input: new Uint8Array(8), out: createByteOutput(100), err: createByteOutput(100) };
	const onFull = (): never => {
		throw new Error('full');
	};
	const call = createWasi({ ...streams, onFull }, () => memory)[name] as unknown as (...all: unknown[]) => number;
	for (const address of OUTSIDE) expect([address, call(...args(address))]).toEqual([address, FAULT]);
});
