import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Plain } from '#codegen/read/tree.ts';

export interface UseLocation {
	page: string | null;
	/** The block, the data or the group of settings: `cards`, `data courses`, `session`. */
	part: string;
	at: SourceSpan;
}

export interface CallUse extends UseLocation {
	operation: string;
	/** Names of the supplied input; null if the runtime supplies it. */
	given: ReadonlySet<string> | null;
	paged: boolean;
}

export interface InputUse extends UseLocation {
	operation: string;
	name: string;
	literal?: Plain;
}

export interface ReadUse extends UseLocation {
	operation: string;
	node: string;
	/** `??` provides a fallback for null. */
	lenient: boolean;
}

export interface Uses {
	calls: CallUse[];
	given: InputUse[];
	reads: ReadUse[];
}
