import type { SourceSpan } from './diagnostic.ts';

/** A span computed on first access: locating nodes is the expensive part of reading, and most spans are never read. */
export const lazySpan = (file: string, find: () => { start: number; end: number }): SourceSpan => new LazySpan(file, find);

class LazySpan implements SourceSpan {
	readonly file: string;
	private readonly find: () => { start: number; end: number };
	private found: { start: number; end: number } | null = null;

	constructor(file: string, find: () => { start: number; end: number }) {
		this.file = file;
		this.find = find;
	}

	get start(): number {
		return this.place().start;
	}

	get end(): number {
		return this.place().end;
	}

	private place(): { start: number; end: number } {
		this.found ??= this.find();
		return this.found;
	}
}
