import { expect, test, vi } from 'vitest';
import { useUpdateAfter } from '#src/ui/use-update-after.ts';
import { pass, render } from '#tests/support/render.tsx';

const NOTHING = async (): Promise<void> => undefined;
const FAILING = async (): Promise<void> => {
	throw new Error('no line');
};

test.each([
	{ name: 'renders again when the code has arrived', load: NOTHING, wanted: true, calls: 1, renders: 2 },
	{ name: 'loads nothing that is not wanted', load: NOTHING, wanted: false, calls: 0, renders: 1 },
	{ name: 'leaves a failure to the boundary', load: FAILING, wanted: true, calls: 1, renders: 1 },
])('$name', async ({ load, wanted, calls, renders }) => {
	const loading = vi.fn(load);
	const rendering = vi.fn();
	function Block() {
		rendering();
		useUpdateAfter(loading, wanted);
		return null;
	}
	await render(<Block />);
	await pass();
	expect([loading.mock.calls.length, rendering.mock.calls.length]).toEqual([calls, renders]);
});
