import type { Span } from './diagnostic.ts';

/** A place that is looked for when somebody asks: most models never meet a finding, and finding places is the dear part of reading. */
export function lazySpan(file: string, find: () => { start: number; end: number }): Span {
	let found: { start: number; end: number } | null = null;
	const place = () => {
		found ??= find();
		return found;
	};
	return {
		file,
		get start() {
			return place().start;
		},
		get end() {
			return place().end;
		},
	};
}
