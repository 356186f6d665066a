import { expect, it } from 'vitest';
import { type DeviceFacts, deviceFindings } from '#app/exam/device-findings.ts';

const GOOD: DeviceFacts = { width: 1440, touch: false, keyboard: true, online: true, stores: true, room: 1e9, ahead: 0 };

it('of a good device are all fine', () => {
	expect(deviceFindings(GOOD).map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
});

it.each<[Partial<DeviceFacts>, string, string, RegExp]>([
	[{ width: 360 }, '屏幕', 'warn', /答题卡会收在下方/],
	[{ touch: true, keyboard: false }, '操作', 'warn', /接一个键盘/],
	[{ online: false }, '网络', 'bad', /不能开始/],
	[{ stores: false }, '本机保存', 'bad', /无痕模式/],
	[{ room: 1_000_000 }, '本机保存', 'warn', /只剩 977 KB/],
	[{ room: null }, '本机保存', 'ok', /都不会丢/],
	[{ ahead: null }, '时钟', 'warn', /联网后会自动对时/],
	[{ ahead: 59_000 }, '时钟', 'ok', /一致/],
	[{ ahead: 3_600_000 }, '时钟', 'ok', /差 1 小时.*，倒计时已经对好/],
	[{ ahead: -3_600_000 }, '时钟', 'ok', /差 1 小时.*，倒计时已经对好/],
	[{ ahead: -200_000_000 }, '时钟', 'ok', /差 2 天，倒计时已经对好/],
])('with %j say for %s: %s', (change, name, state, text) => {
	const finding = deviceFindings({ ...GOOD, ...change }).find((each) => each.name === name);
	expect([finding?.state, finding?.text]).toEqual([state, expect.stringMatching(text)]);
});
