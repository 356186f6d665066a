import { expect, it } from 'vitest';
import { splitMath } from '#src/ui/rich-text/split-math.ts';

const inline = (tex: string) => ({ tex, display: false });
const display = (tex: string) => ({ tex, display: true });

it.each<[string, string, ReturnType<typeof splitMath>]>([
	['text alone', '没有公式', ['没有公式']],
	['nothing', '', []],
	['inline math', '面积是 $a^2$。', ['面积是 ', inline('a^2'), '。']],
	['one character of math', '$n$', [inline('n')]],
	['two in the line', '$a$ 和 $b$', [inline('a'), ' 和 ', inline('b')]],
	['parentheses', '设 \\(x\\) 为', ['设 ', inline('x'), ' 为']],
	['displayed by dollars', '和\n$$\nS=\\sum i\n$$\n完', ['和\n', display('S=\\sum i'), '\n完']],
	['displayed by brackets', '\\[x+y\\]', [display('x+y')]],
	['a line break with a height within brackets', '\\[a\\\\[2pt]b\\]', [display('a\\\\[2pt]b')]],
	['money', '价格 $5 and $6', ['价格 $5 and $6']],
	['money after a formula', '$x$ 卖 $5', [inline('x'), ' 卖 $5']],
	['a digit behind the second dollar', '从 $1到$2', ['从 $1到$2']],
	['an escaped dollar', '\\$5 与 $x$', ['$5 与 ', inline('x')]],
	['an escaped dollar within', '$5\\$$', [inline('5\\$')]],
	['a line break ends an unclosed formula', '$a\nb$', ['$a\nb$']],
	['an unclosed formula', '$a', ['$a']],
	['empty dollars', '$$', ['$$']],
])('%s', (_case, text, parts) => {
	expect(splitMath(text)).toEqual(parts);
});

it('a long text without a closing delimiter is fast', () => {
	const text = '$a '.repeat(20_000);
	expect(splitMath(text)).toEqual([text]);
});

// Time that grows with the square of the length would take hours.
it.each(['\\[', '\\('])('reads a text of 200,000 %s without an end', (sign) => {
	const text = sign.repeat(200_000);
	expect(splitMath(text)).toEqual([text]);
});
