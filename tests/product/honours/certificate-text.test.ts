// @vitest-environment node
import { expect, test } from 'vitest';
import type { Honour } from '#app/honours/api-types.ts';
import { certificateFile, certificateText, wrapText } from '#app/honours/certificate-text.ts';
import { localTimes } from '#tests/support/local-times.ts';

const honour: Honour = {
	id: 'h1',
	kind: 'cert',
	title: '认识机器人结业证书',
	level: 'pass',
	ownerName: '林小满',
	issuer: '星河中心',
	image: '/cert.svg',
	state: 'valid',
	hidden: false,
	likes: 0,
	mine: true,
	unlocked: true,
	revealed: true,
};

test.each<[string, string, number, string[]]>([
	['short text stays whole', '证书', 5, ['证书']],
	['a line breaks at its width', '一二三四五六', 4, ['一二三四', '五六']],
	['closing punctuation stays on its line', '一二三四，五', 4, ['一二三四，', '五']],
	['a word of letters stays whole', '学完 Python 课程', 5, ['学完', 'Python 课', '程']],
	['a word longer than a line breaks', 'abcdefghijkl', 3, ['abcde', 'fghij', 'kl']],
	['nothing has no line', '', 5, []],
])('%s', (_what, text, width, expected) => {
	expect(wrapText(text, width)).toEqual(expected);
});

test.each<[Honour['state'], string]>([
	['valid', ''],
	['expired', '已过期'],
	['revoked', '已撤销'],
	['locked', '尚未获得'],
])('a certificate in state %s has the stamp 「%s」', (state, stamp) => {
	expect(certificateText({ ...honour, state }, localTimes).stamp).toBe(stamp);
});

test('shows recipient, reason, issuer and validity, and omits missing values', () => {
	expect(certificateText(honour, localTimes)).toMatchObject({
		name: ['林小满 同学'],
		reason: ['特颁此证，以资鼓励。'],
		date: '',
		notes: [],
	});
	const full = { ...honour, kind: 'medal' as const, teamName: '绿芽小队', reason: '小课题第一', no: 'HN-1', verifyCode: 'ABCD2345' };
	expect(certificateText({ ...full, issuedAt: '2026-05-01T09:00:00+08:00', expiresAt: '2027-05-02T09:00:00+08:00' }, localTimes)).toEqual({
		heading: '获奖证书',
		name: ['林小满 同学（绿芽小队）'],
		reason: ['因小课题第一，特颁此证，以资鼓励。'],
		title: ['认识机器人结业证书'],
		issuer: '星河中心',
		date: '2026 年 5 月 1 日',
		notes: ['证书编号 HN-1', '验证码 ABCD2345', '有效期至 2027 年 5 月 2 日'],
		stamp: '',
	});
});

test('the file name keeps Chinese characters and drops characters that file systems forbid', () => {
	expect(certificateFile(honour)).toBe('认识机器人结业证书-林小满.png');
	expect(certificateFile({ title: 'C/C++: 入门?', ownerName: '林小满' })).toBe('C C++  入门 -林小满.png');
});

test.each<[string, number, number[]]>([
	['a short name has one line', 17, [20]],
	['a name a little longer than a line has two', 22, [20, 5]],
	['a name of the greatest length has lines of the smaller text', 50, [28, 25]],
])('%s', (_what, length, widths) => {
	expect(certificateText({ ...honour, ownerName: '满'.repeat(length) }, localTimes).name.map((line) => line.length)).toEqual(widths);
});
