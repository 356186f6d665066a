// @vitest-environment node
import { expect, test } from 'vitest';
import { readsLike } from '#src/lib/pinyin.ts';

test.each([
	['课程中心', 'kczx'],
	['课程中心', 'CZ'],
	['课程中心', 'kechengzhongxin'],
	['课程中心', 'kechengzh'],
	['个人中心', 'gerenzhongxin'],
	['循环出图案', 'xunhuan'],
	['二分查找', 'efcz'],
	['Python 题库', 'tk'],
	['Python3 题库', 'python3'],
	['长度与重力', 'changdu'],
	['增长', 'zengzhang'],
	['重复', 'chongfu'],
	['重力', 'zhongli'],
	['乐器', 'yueqi'],
	['乐高', 'lg'],
	['排行榜', 'paihangbang'],
	['绿色', 'lvse'],
])('%s reads like %s', (text, word) => expect(readsLike(text, word)).toBe(true));

test.each([
	['课程中心', 'kx', 'characters in between are not left out'],
	['课程中心', 'kczxa', 'nothing comes after the last'],
	['课程中心', 'k', 'one letter is in nearly every text'],
	['课程中心', '课程', 'the text itself is found elsewhere'],
	['课程中心', '12', 'numbers have no reading'],
	['', 'kc', 'there is no text'],
])('%s does not read like %s: %s', (text, word) => expect(readsLike(text, word)).toBe(false));
