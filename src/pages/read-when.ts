import type { PageData } from './page-data.ts';
import type { Expression } from './page-definition.ts';
import type { PageScope } from './page-scope.ts';

/** `hidden`: the condition does not hold. Names of data: it does not hold without them, and they could not be had. */
export type Visibility = 'shown' | 'hidden' | { lacks: readonly string[] };

/** Whether the condition of a block holds. A failed call is no answer: what depends on it is neither shown nor quietly left out. */
export function readWhen(when: Expression<boolean>, scope: PageScope, { values, status }: PageData): Visibility {
	const asked = new Set<string>();
	const data = new Proxy(values, {
		get(all, name) {
			asked.add(String(name));
			return all[String(name)];
		},
	});
	const phaseOf = (name: string) => status[name]?.phase;
	let holds = false;
	try {
		holds = scope.read((own, pipes) => when({ ...own, data }, pipes));
	} catch (error) {
		// It reads an answer that is still on its way.
		if (![...asked].some((name) => phaseOf(name) === 'loading')) throw error;
	}
	if (holds) return 'shown';
	const lacks = [...asked].filter((name) => phaseOf(name) === 'failed');
	return lacks.length > 0 ? { lacks } : 'hidden';
}
