import { expect, test, vi } from 'vitest';
import { watchConnection } from '#src/app/watch-connection.ts';
import { createFeedbackStore } from '#src/shell/feedback/feedback-store.ts';

test('a lost connection is said as long as it lasts, once, and its return too', () => {
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
	const turn = (now: boolean): void => {
		online.mockReturnValue(now);
		window.dispatchEvent(new Event(now ? 'online' : 'offline'));
	};
	const store = createFeedbackStore(3000);
	const texts = (): string[] => store.state.messages.map(({ text }) => text);
	watchConnection(store);
	expect(texts()).toEqual([]);
	turn(false);
	turn(false);
	expect(texts()).toEqual(['网络已断开，连上之前有些内容打不开']);
	turn(true);
	expect(texts()).toEqual(['网络已恢复']);
	turn(true);
	expect(texts()).toEqual(['网络已恢复']);
});
