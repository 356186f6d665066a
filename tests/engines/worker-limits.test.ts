import { afterEach, expect, it } from 'vitest';
import { createByteOutput } from '#engines/worker/byte-output.ts';
import { capMemory } from '#engines/worker/memory-cap.ts';

const { grow } = WebAssembly.Memory.prototype;

afterEach(() => {
	WebAssembly.Memory.prototype.grow = grow;
});

it('a program that asks for memory without end is reported once', () => {
	const cap = capMemory();
	const memory = new WebAssembly.Memory({ initial: 1 });
	let denials = 0;
	cap.set(2 * 65_536, () => {
		denials += 1;
	});
	memory.grow(1);
	for (let time = 0; time < 3; time++) expect(() => memory.grow(1)).toThrow(RangeError);
	expect({ denials, wasDenied: cap.wasDenied() }).toEqual({ denials: 1, wasDenied: true });
});

it.each([
	[0, [], ''],
	[3, ['a', 'b'], 'ab'],
	[3, ['abcd'], 'abc'],
	[3, ['ab', 'cd', 'e'], 'abc'],
	[5000, Array<string>(3000).fill('xy'), 'xy'.repeat(2500)],
])('of %i bytes, an output keeps the first', (limit, written, kept) => {
	const output = createByteOutput(limit);
	let length = 0;
	for (const text of written) {
		length += text.length;
		expect(output.write(new TextEncoder().encode(text))).toBe(length < limit);
	}
	expect(output.text()).toBe(kept);
});
