/** Reads what the input section of a statement promises about the data, and tells which promises a case breaks. */

type Names = Map<string, number>;

interface Part {
	text: string;
	names: Names;
	lines: readonly string[];
}

const COUNTS: Readonly<Record<string, number>> = { 一: 1, 两: 2, 三: 3 };
const PLACES: readonly [RegExp, number][] = [
	[/^(?:第一行|一行)/, 0],
	[/^第二行/, 1],
];

/** An empty list if the case keeps every promise. A part of the section from which nothing can be read is itself reported. */
export function brokenPromises(section: string, input: string): string[] {
	const lines = input.replace(/\n$/, '').split('\n');
	const names: Names = new Map();
	const broken: string[] = [];
	let last = -1;
	let used = 0;
	for (const text of section.split(/[；。]/).filter(Boolean)) {
		const place = PLACES.find(([pattern]) => pattern.test(text))?.[1];
		const [, more] = /^接下来 (\w) 行/.exec(text) ?? [];
		if (place !== undefined) last = place;
		const from = more ? last + 1 : last;
		const to = more ? from + (names.get(more) ?? 0) : from + 1;
		const part: Part = { text, names, lines: place === undefined && !more ? lines : lines.slice(from, to) };
		used = Math.max(used, to);
		broken.push(...checkPart(part));
	}
	return used === lines.length ? broken : [...broken, `${lines.length} lines, not ${used}`];
}

function checkPart(part: Part): string[] {
	const { text, lines } = part;
	const each = lines.map((line) => line.split(' '));
	const bare = text.replace(/（[^）]*）/g, '').replace(/[a-z] [个行]/g, '');
	const letters = bare.match(/(?<![\w])[a-z](?!\w)/g) ?? [];
	const results: boolean[] = [];
	for (const words of each) {
		for (const [index, letter] of letters.entries()) part.names.set(letter, Number(words[words.length - letters.length + index]));
		results.push(...RULES.flatMap((rule) => rule(part, words)));
	}
	if (/从小到大/.test(text)) results.push(each.flat().every((word, index, all) => index === 0 || Number(all[index - 1]) <= Number(word)));
	if (results.length === 0 && lines.length > 0) return [`nothing is understood of: ${text}`];
	return results.every(Boolean) ? [] : [text];
}

/** Checks of the words of one line. */
type Rule = (part: Part, words: readonly string[]) => boolean[];

const RULES: readonly Rule[] = [
	// 1 ≤ a, b ≤ n
	({ text, names }, words) =>
		(text.match(/[^（），]*(?:, [a-z][^（），]*)* [≤<≥] [^（）。，]*/g) ?? []).flatMap((chain) => checkChain(chain, names, words)),
	// 三个整数, 一个字母和一个整数
	({ text }, words) => {
		const counts = [...text.matchAll(/([一两三])个(?!。|$|空格)/g)].map(([, count = '']) => COUNTS[count] ?? 0);
		return counts.length === 0 ? [] : [counts.reduce((sum, count) => sum + count) === words.length];
	},
	({ text, names }, words) => [...text.matchAll(/(?<!\d )\b([a-z]) 个整数/g)].map(([, name = '']) => words.length === names.get(name)),
	({ text }, words) => (/个(?:奇数|整数)/.test(text) && !/字/.test(text) ? [words.every((word) => /^-?\d+$/.test(word))] : []),
	// （0~100000）, 在 -1000 到 1000 之间
	({ text }, words) =>
		[...text.matchAll(/(?:在 |（)(-?\d+)(?:~| 到 )(-?\d+)(?: 之间|）)/g)].map(([, low, high]) =>
			words.every((word) => Number(low) <= Number(word) && Number(word) <= Number(high)),
		),
	// 路程（厘米，0–10000）和时间（秒，1–1000）
	({ text }, words) =>
		[...text.matchAll(/（[^（）\d]*，(\d+)–(\d+)）/g)].map(
			([, low, high], index) => Number(low) <= Number(words[index]) && Number(words[index]) <= Number(high),
		),
	({ text }, words) => [...text.matchAll(/每个是 0 或 1/g)].map(() => words.every((word) => /^[01]$/.test(word))),
	({ text }, words) =>
		[...text.matchAll(/绝对值不超过 (\d+)/g)].map(([, most]) => words.every((word) => Math.abs(Number(word)) <= Number(most))),
	({ text }, words) =>
		[...text.matchAll(/位数不超过 (\d+) 位/g)].map(
			([, most]) => /^(0|-?[1-9]\d*)$/.test(words.join(' ')) && words.join('').replace('-', '').length <= Number(most),
		),
	({ text }, [word = '']) =>
		[...text.matchAll(/长度 (\d+)[–~](\d+)/g)].map(([, low, high]) => Number(low) <= word.length && word.length <= Number(high)),
	({ text }, [word = '']) =>
		[...text.matchAll(/长度为 (\d+) 的 01 串/g)].map(([, length]) => word.length === Number(length) && /^[01]+$/.test(word)),
	({ text }, [word = '']) =>
		[...text.matchAll(/(?:只含|由) ?([A-Z](?:、[A-Z])+)/g)].map(([, letters = '']) =>
			[...word].every((letter) => letters.includes(letter)),
		),
	({ text }, [word = '']) =>
		[...text.matchAll(/只含 ([^\u4e00-\u9fff]+) 的/g)]
			.filter(([, signs = '']) => !signs.includes('、'))
			.map(([, signs = '']) => [...word].every((letter) => signs.includes(letter))),
	({ text }, words) => [...text.matchAll(/不含空格/g)].map(() => words.length <= 2),
	({ text }, [word = '']) => [...text.matchAll(/一个字母（R、G 或 Y）/g)].map(() => /^[RGY]$/.test(word)),
	({ text, names }, [word = '']) => [...text.matchAll(/每行 (\w) 个字符/g)].map(([, name = '']) => word.length === names.get(name)),
	({ text, lines }) =>
		[...text.matchAll(/保证 S 和 E 各有一个/g)].map(() => ['S', 'E'].every((sign) => lines.join('').split(sign).length === 2)),
];

function checkChain(chain: string, names: Names, words: readonly string[]): boolean[] {
	const parts = chain.trim().split(/ ([≤<≥]) /);
	const values = parts
		.filter((_, index) => index % 2 === 0)
		.map((operands) => operands.split(/[,，] ?/).flatMap((name) => valuesOf(name.trim(), names, words)));
	return values.slice(1).map((right, index) => {
		const sign = parts[index * 2 + 1];
		const holds = (one: number, other: number): boolean => (sign === '≥' ? one >= other : sign === '<' ? one < other : one <= other);
		return (values[index] ?? []).every((one) => right.every((other) => holds(one, other)));
	});
}

function valuesOf(name: string, names: Names, words: readonly string[]): number[] {
	if (/^-?\d+$/.test(name)) return [Number(name)];
	if (name.includes('×')) return [name.split('×').reduce((product, each) => product * (names.get(each) ?? Number.NaN), 1)];
	const value = names.get(name);
	return value === undefined ? words.map(Number) : [value];
}
