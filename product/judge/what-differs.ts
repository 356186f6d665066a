/** Sentence for an output that is wrong only in spaces, empty lines, letters' case …; null for other differences. */
export function whatDiffers(actual: string, expected: string): string | null {
	const mine = linesOf(actual);
	const wanted = linesOf(expected);
	if (actual === expected) return null;
	if (actual.trim() === '') return expected.trim() === '' ? null : '程序什么都没有输出。';
	return blanksAlone(mine, wanted) ?? lettersAlone(actual, expected) ?? moreOrLess(mine, wanted);
}

const linesOf = (text: string): string[] => text.split(/\r?\n/);
const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');
const wordsOf = (line: string): string => line.trim().split(/\s+/).join(' ');
const isSame = (left: readonly string[], right: readonly string[]): boolean =>
	left.length === right.length && left.every((line, index) => line === right[index]);

function blanksAlone(mine: readonly string[], wanted: readonly string[]): string | null {
	if (withoutBlanks(mine.join('')) !== withoutBlanks(wanted.join(''))) return null;
	const [ended, wantedEnd] = [mine, wanted].map((lines) => lines.map((line) => line.trimEnd())) as [string[], string[]];
	const filled = (lines: readonly string[]): string[] => lines.filter((line) => line !== '');
	if (isSame(filled(ended), filled(wantedEnd))) return isSame(ended, wantedEnd) ? spacesAtEnd(mine, wanted) : emptyLines(ended, wantedEnd);
	if (isSame(filled(mine).map(withoutBlanks), filled(wanted).map(withoutBlanks))) return spacesInside(mine, wanted);
	if (wordsOf(mine.join(' ')) === wordsOf(wanted.join(' '))) return '内容都对，只是换行的地方不同。';
	return '只有空格不同：该隔开的没有隔开，或者不该隔开的隔开了。';
}

function spacesAtEnd(mine: readonly string[], wanted: readonly string[]): string {
	const at = mine.findIndex((line, index) => line !== wanted[index]);
	return (mine[at] ?? '').length > (wanted[at] ?? '').length
		? `只多了空格：在第 ${at + 1} 行的末尾。`
		: `只少了空格：在第 ${at + 1} 行的末尾。`;
}

function emptyLines(mine: readonly string[], wanted: readonly string[]): string {
	if (isSame(trimLines(mine), trimLines(wanted))) return mine.length > wanted.length ? '只多了末尾的换行。' : '只少了末尾的换行。';
	return mine.length > wanted.length ? '只多了空行。' : '只少了空行。';
}

const trimLines = (lines: readonly string[]): string[] => lines.join('\n').trim().split('\n');

function spacesInside(mine: readonly string[], wanted: readonly string[]): string {
	const at = mine.findIndex((line, index) => line.trimEnd() !== wanted[index]?.trimEnd());
	const place = `在第 ${at + 1} 行${/^\s/.test(mine[at] ?? '') && !/^\s/.test(wanted[at] ?? '') ? '的开头' : ''}。`;
	const [own, right] = [mine, wanted].map((lines) => (lines[at] ?? '').trimEnd().length) as [number, number];
	if (own === right) return `只有空格的位置不同：${place}`;
	return own > right ? `只多了空格：${place}` : `只少了空格：${place}`;
}

function lettersAlone(actual: string, expected: string): string | null {
	const mine = wordsOf(actual);
	const wanted = wordsOf(expected);
	if (mine.toLowerCase() === wanted.toLowerCase()) return '只有大小写不同。';
	if (mine.normalize('NFKC') === wanted.normalize('NFKC')) return '只有全角、半角不同：符号要用英文的。';
	return null;
}

function moreOrLess(mine: readonly string[], wanted: readonly string[]): string | null {
	const own = trimLines(mine);
	const right = trimLines(wanted);
	const actual = own.join('\n');
	const expected = right.join('\n');
	if (isSame(own.slice(0, right.length), right)) return `前 ${right.length} 行都对，后面多了 ${own.length - right.length} 行。`;
	if (isSame(right.slice(0, own.length), own)) return `前 ${own.length} 行都对，后面少了 ${right.length - own.length} 行。`;
	// A prompt, or what was printed while looking for a mistake.
	if (expected !== '' && actual.endsWith(expected))
		return '答案对了，前面多了别的输出：看看 input() 的括号里是不是写了提示，有没有忘了删的输出。';
	return null;
}
