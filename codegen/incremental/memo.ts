import type { Diagnostic, Report } from '#codegen/diagnostics/diagnostic.ts';

interface CacheEntry {
	inputs: readonly unknown[];
	findings: readonly Diagnostic[];
	value: unknown;
}

/** Caches results of earlier runs. For equal inputs it returns the cached value and repeats its findings. */
export class Memo {
	private readonly entries = new Map<string, CacheEntry>();

	/** `inputs` must contain everything that `make` depends on. Texts are compared by value, objects by identity. */
	recall<T>(id: string, inputs: readonly unknown[], report: Report, make: (report: Report) => T): T {
		const cached = this.entries.get(id);
		const entry = cached && isSame(cached.inputs, inputs) ? cached : this.make(id, inputs, make);
		for (const finding of entry.findings) report(finding);
		return entry.value as T;
	}

	/** For work that has no findings. */
	keep<T>(id: string, inputs: readonly unknown[], make: () => T): T {
		return this.recall(id, inputs, () => undefined, make);
	}

	private make(id: string, inputs: readonly unknown[], make: (report: Report) => unknown): CacheEntry {
		const findings: Diagnostic[] = [];
		const value = make((finding) => findings.push(finding));
		const entry = { inputs, findings, value };
		this.entries.set(id, entry);
		return entry;
	}
}

const isSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
	before.length === now.length && before.every((input, index) => input === now[index]);
