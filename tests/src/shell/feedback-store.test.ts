// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFeedbackStore } from '#src/shell/feedback/feedback-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (store: ReturnType<typeof createFeedbackStore>): string[] => store.state.messages.map(({ text }) => text);

test('a message goes away after the configured time', () => {
	const store = createFeedbackStore(3000);
	store.message('success', '已保存');
	vi.advanceTimersByTime(2999);
	expect(texts(store)).toEqual(['已保存']);
	vi.advanceTimersByTime(1);
	expect(texts(store)).toEqual([]);
});

test('the same message is never there twice at a time, and may come again later', () => {
	const store = createFeedbackStore(3000);
	for (const text of ['坏了', '坏了', '又坏了', '']) store.message('error', text);
	expect(texts(store)).toEqual(['坏了', '又坏了']);
	vi.advanceTimersByTime(3000);
	store.message('error', '坏了');
	expect(texts(store)).toEqual(['坏了']);
});

test('a question waits for its answer; another one meanwhile counts as no', async () => {
	const store = createFeedbackStore(3000);
	const first = store.confirm({ text: '交卷吗？', title: null });
	expect(await store.confirm({ text: '离开吗？', title: null })).toBe(false);
	expect(store.state.question?.text).toBe('交卷吗？');
	store.answer(true);
	expect(await first).toBe(true);
	expect(store.state.question).toBeNull();
});

test('the screen is free again when the last blocking call has ended', () => {
	const store = createFeedbackStore(3000);
	store.block();
	store.block();
	store.unblock();
	expect(store.state.blocking).toBe(1);
	store.unblock();
	store.unblock();
	expect(store.state.blocking).toBe(0);
});
