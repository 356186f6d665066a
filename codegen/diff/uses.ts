import type { Span } from '#codegen/diagnostics/diagnostic.ts';
import type { Plain } from '#codegen/read/tree.ts';

/** Where in the app something is used. */
export interface Place {
	/** Name of the page; null in app.yaml. */
	page: string | null;
	/** The block, the data or the group of settings: `cards`, `data courses`, `session`. */
	part: string;
	at: Span;
}

export interface CallUse extends Place {
	operation: string;
	/** Names of what it is given; null when nobody can say. */
	given: ReadonlySet<string> | null;
	paged: boolean;
}

export interface GivenUse extends Place {
	operation: string;
	name: string;
	/** Set where the manifest says the very value. */
	literal?: Plain;
}

export interface ReadUse extends Place {
	operation: string;
	/** Node of the answer's schema. */
	node: string;
	/** `??` provides for its being null. */
	lenient: boolean;
}

export interface Uses {
	calls: CallUse[];
	given: GivenUse[];
	reads: ReadUse[];
}
