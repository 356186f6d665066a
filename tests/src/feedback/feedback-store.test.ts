// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFeedbackStore } from '#src/feedback/feedback-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (store: ReturnType<typeof createFeedbackStore>): string[] => store.state.messages.map(({ text }) => text);

test('a message disappears after the configured time', () => {
	const store = createFeedbackStore(3000);
	store.message('success', '已保存');
	vi.advanceTimersByTime(2999);
	expect(texts(store)).toEqual(['已保存']);
	vi.advanceTimersByTime(1);
	expect(texts(store)).toEqual([]);
});

test('the same message is not shown twice at a time, but may come again later', () => {
	const store = createFeedbackStore(3000);
	for (const text of ['坏了', '坏了', '又坏了', '']) store.message('error', text);
	expect(texts(store)).toEqual(['坏了', '又坏了']);
	vi.advanceTimersByTime(3000);
	store.message('error', '坏了');
	expect(texts(store)).toEqual(['坏了']);
});

test('timers pause while messages are hovered, then start again in full', () => {
	const store = createFeedbackStore(3000);
	store.message('error', '很长的一句话');
	vi.advanceTimersByTime(2900);
	store.hold();
	store.message('info', '来得晚的');
	vi.advanceTimersByTime(60_000);
	expect(texts(store)).toEqual(['很长的一句话', '来得晚的']);
	store.release();
	vi.advanceTimersByTime(2999);
	expect(texts(store)).toHaveLength(2);
	vi.advanceTimersByTime(1);
	expect(texts(store)).toEqual([]);
});

test('dismissing the hovered message resumes the other timers', () => {
	const store = createFeedbackStore(3000);
	store.message('error', '甲');
	store.message('error', '乙');
	store.hold();
	store.dismiss(store.state.messages[0]?.id ?? 0);
	vi.advanceTimersByTime(3000);
	expect(texts(store)).toEqual([]);
});

test('a confirmation waits for its response; a second one meanwhile resolves to no', async () => {
	const store = createFeedbackStore(3000);
	const first = store.confirm({ text: '交卷吗？', title: null });
	expect(await store.confirm({ text: '离开吗？', title: null })).toBe(false);
	expect(store.state.question?.text).toBe('交卷吗？');
	store.answer(true);
	expect(await first).toBe(true);
	expect(store.state.question).toBeNull();
});

test('the overlay is removed when the last blocking call ends', () => {
	const store = createFeedbackStore(3000);
	store.block();
	store.block();
	store.unblock();
	expect(store.state.blocking).toBe(1);
	store.unblock();
	store.unblock();
	expect(store.state.blocking).toBe(0);
});

test('a kept message stays until it is closed, and tells how far it is', () => {
	const store = createFeedbackStore(3000);
	const message = store.keepMessage('正在下载…');
	store.hold();
	store.release();
	vi.advanceTimersByTime(60_000);
	message.say('正在下载… 50%');
	expect(texts(store)).toEqual(['正在下载… 50%']);
	message.close();
	message.say('正在下载… 60%');
	expect(texts(store)).toEqual([]);
});
