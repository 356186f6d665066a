import type { Diagnostic, Report } from '#codegen/diagnostics/diagnostic.ts';

interface CacheEntry {
	inputs: readonly unknown[];
	findings: readonly Diagnostic[];
	value: unknown;
}

/** Caches results of earlier runs. For equal inputs it returns the cached value and repeats its findings. */
export class Memo {
	private readonly nodes = new Map<string, CacheEntry>();

	/** `inputs` must contain everything that `make` depends on. Texts are compared by value, objects by identity. */
	recall<T>(id: string, inputs: readonly unknown[], report: Report, make: (report: Report) => T): T {
		const known = this.nodes.get(id);
		const node = known && isSame(known.inputs, inputs) ? known : this.make(id, inputs, make);
		for (const finding of node.findings) report(finding);
		return node.value as T;
	}

	private make(id: string, inputs: readonly unknown[], make: (report: Report) => unknown): CacheEntry {
		const findings: Diagnostic[] = [];
		const value = make((finding) => findings.push(finding));
		const node = { inputs, findings, value };
		this.nodes.set(id, node);
		return node;
	}
}

const isSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
	before.length === now.length && before.every((input, index) => input === now[index]);
