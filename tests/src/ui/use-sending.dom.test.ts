import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSending } from '#src/ui/use-press.ts';

test('three quick presses send once, and a later one sends again', async () => {
	const { result } = renderHook(() => useSending());
	const ends: (() => void)[] = [];
	const work = () => new Promise<void>((resolve) => ends.push(resolve));
	const press = result.current.send;
	act(() => void [press(work), press(work), press(work)]);
	expect([ends.length, result.current.busy]).toEqual([1, true]);
	await act(async () => ends[0]?.());
	expect(result.current.busy).toBe(false);
	act(() => void result.current.send(work));
	expect(ends).toHaveLength(2);
});
