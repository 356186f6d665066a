import type { CatalogueEntry } from './diagnostics/catalogue/entry.ts';
import type { Report } from './diagnostics/diagnostic.ts';
import type { ObjectGrammar } from './grammar/grammar.ts';
import type { ObjectSpec } from './read/spec.ts';

/**
 * A kind of manifest that the app itself defines: the `collection` that the module of a collection of app.yaml exports. `Code`: the codes of its own
 * findings.
 */
export interface Collection<Code extends string = never> {
	/** Its name is the TypeScript type of an entry. It has no expressions and no references. */
	shape: ObjectGrammar;
	/** Explanations of the codes that `check` reports, for `npm run codegen -- explain`. No code may be one of the compiler. */
	findings: Readonly<Record<Code, CatalogueEntry>>;
	/** Reports what the grammar cannot know. Called once all entries match it; each by its file name without extension. */
	check?: (entries: ReadonlyMap<string, ObjectSpec>, report: Report<Code>) => void;
}
