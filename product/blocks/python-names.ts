import { UNNAMED } from './block-program.ts';

/** Names that a program must not redefine: keywords, functions that blocks call, and those that evaluate a text or end the program. */
const TAKEN: ReadonlySet<string> = new Set(
	(
		'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda ' +
		'nonlocal not or pass raise return try while with yield match case type _ ' +
		'abs bool chr dict float format input int len list max min ord print range reversed round set sorted str sum tuple random turtle math robot ' +
		'__debug__ __import__ breakpoint compile eval exec exit open quit'
	).split(' '),
);

/** A name that Python takes, as close to the child's own as it can be: `我的 分数` becomes `我的_分数`, `2号` becomes `_2号`, `print` becomes `print_`. */
export function pythonName(name: string): string {
	const joined = name
		.normalize('NFKC')
		.trim()
		.replace(/[^\p{XID_Continue}]+|\p{M}+/gu, '_');
	if (/^_*$/.test(joined)) return UNNAMED;
	const begun = /^[\p{XID_Start}_]/u.test(joined) ? joined : `_${joined}`;
	return TAKEN.has(begun) ? `${begun}_` : begun;
}

/** Gives each name of a program its own name in Python. */
export class PythonNames {
	private readonly given = new Map<string, string>();
	private readonly taken = new Set<string>();
	/** Number of the last name that began with the same word, so that thousands of equal names take no time. */
	private readonly last = new Map<string, number>();

	/** `kind`: a variable and a function may have the same name as blocks, but not in Python. */
	of(kind: 'variable' | 'function', name: string): string {
		const key = `${kind} ${name}`;
		const known = this.given.get(key);
		if (known !== undefined) return known;
		const free = this.unused(pythonName(name));
		this.given.set(key, free);
		this.taken.add(free);
		return free;
	}

	/** A name that no variable or function has, such as that of a counter. */
	unused(wanted: string): string {
		if (!this.taken.has(wanted)) return wanted;
		let count = this.last.get(wanted) ?? 2;
		while (this.taken.has(`${wanted}${count}`)) count += 1;
		this.last.set(wanted, count);
		return `${wanted}${count}`;
	}
}
