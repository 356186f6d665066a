import type { Report } from './diagnostics/diagnostic.ts';
import type { ObjectGrammar } from './grammar/grammar.ts';
import type { ObjectSpec } from './read/spec.ts';

/** A kind of manifest that the app itself defines: what the module that a collection of app.yaml names exports as `collection`. */
export interface Collection {
	/** Its name is the TypeScript type of an entry. It has no expressions and no references. */
	shape: ObjectGrammar;
	/** Reports what the grammar cannot know. Called once all entries match it; each by its file name without extension. */
	check?: (entries: ReadonlyMap<string, ObjectSpec>, report: Report) => void;
}
