/** A short text that matches a regular expression; undefined for constructs that are not read here. */
export function samplePattern(pattern: string): string | undefined {
	try {
		const sample = new PatternSampler(pattern).sample();
		return matchesPattern(sample, pattern) ? sample : undefined;
	} catch {
		return undefined;
	}
}

/** False for a pattern that cannot be read, too. */
export function matchesPattern(text: string, pattern: string): boolean {
	try {
		return new RegExp(pattern, 'u').test(text);
	} catch {
		return false;
	}
}

const CLASSES: Readonly<Record<string, string>> = { d: '0', w: 'a', s: ' ', D: 'a', W: '-', S: 'a', n: '\n', t: '\t', b: '', B: '' };
/** Tried in turn for a class that excludes characters. */
const OTHERS = 'a0A-_ ~';

/** Longer samples are of no use. */
const MOST_TIMES = 200;

class PatternSampler {
	private readonly pattern: string;
	private at = 0;

	constructor(pattern: string) {
		this.pattern = pattern;
	}

	sample(): string {
		return this.alternatives();
	}

	/** The first of several. */
	private alternatives(): string {
		const first = this.sequence();
		while (this.take('|')) this.sequence();
		return first;
	}

	private sequence(): string {
		let text = '';
		while (this.at < this.pattern.length && !['|', ')'].includes(this.pattern.charAt(this.at))) {
			const atom = this.atom();
			text += atom.repeat(this.fewest());
		}
		return text;
	}

	private atom(): string {
		const character = this.next();
		if (character === '^' || character === '$') return '';
		if (character === '.') return 'a';
		if (character === '\\') return this.escaped();
		if (character === '[') return this.oneOf();
		return character === '(' ? this.group() : character;
	}

	private group(): string {
		if (this.take('?') && !this.take(':')) {
			const look = this.next();
			const isNamed = look === '<' && !['=', '!'].includes(this.pattern.charAt(this.at));
			if (!isNamed) throw new Error('It looks ahead or back.');
			this.at = this.pattern.indexOf('>', this.at) + 1;
		}
		const text = this.alternatives();
		if (!this.take(')')) throw new Error('A group has no end.');
		return text;
	}

	private escaped(): string {
		const character = this.next();
		if (/[1-9pPkuxc]/.test(character)) throw new Error('It names what came before, or a kind of letter.');
		return CLASSES[character] ?? character;
	}

	private oneOf(): string {
		const start = this.at - 1;
		const excludes = this.take('^');
		const first = this.take('\\') ? this.escaped() : this.next();
		while (this.pattern.charAt(this.at) !== ']') if (this.next() === '\\') this.next();
		this.at += 1;
		const whole = new RegExp(this.pattern.slice(start, this.at), 'u');
		return excludes ? ([...OTHERS].find((character) => whole.test(character)) ?? '') : first;
	}

	/** How often the atom before is needed at least; an optional one is left out. */
	private fewest(): number {
		const counted = /^\{(\d+)(,\d*)?\}/.exec(this.pattern.slice(this.at));
		const times = counted ? Number(counted[1]) : ['*', '?'].includes(this.pattern.charAt(this.at)) ? 0 : 1;
		if (counted) this.at += counted[0].length;
		else if (['*', '?', '+'].includes(this.pattern.charAt(this.at))) this.at += 1;
		this.take('?');
		if (times > MOST_TIMES) throw new Error('It repeats too often.');
		return times;
	}

	private next(): string {
		const character = this.pattern.charAt(this.at);
		if (character === '') throw new Error('The pattern ends too early.');
		this.at += 1;
		return character;
	}

	private take(character: string): boolean {
		const isNext = this.pattern.charAt(this.at) === character;
		if (isNext) this.at += 1;
		return isNext;
	}
}
