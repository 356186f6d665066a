// @vitest-environment node
import { expect, test } from 'vitest';
import { hasInitials } from '#src/lib/pinyin-initials.ts';

test.each([
	['课程中心', 'kczx'],
	['课程中心', 'CZ'],
	['荣誉殿堂', 'rydt'],
	['日历', 'rl'],
	['二分查找', 'efcz'],
	['安全', 'aq'],
	['Python 题库', 'tk'],
	['Python3 题库', 'python3'],
	['长度与重力', 'cd'],
	['增长', 'zz'],
	['重复', 'cf'],
	['乐器', 'yq'],
	['乐高', 'lg'],
])('%s matches %s', (text, word) => expect(hasInitials(text, word)).toBe(true));

test.each([
	['课程中心', 'kx', 'characters in between are not left out'],
	['课程中心', 'kczxa', 'nothing comes after the last'],
	['课程中心', 'k', 'one letter is in nearly every text'],
	['课程中心', '课程', 'the text itself is found elsewhere'],
	['', 'kc', 'there is no text'],
])('%s does not match %s: %s', (text, word) => expect(hasInitials(text, word)).toBe(false));
