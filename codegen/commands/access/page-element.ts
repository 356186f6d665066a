import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ReferenceSpec } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';

/** Something on a page that a user may be kept from. */
export interface PageElement {
	kind: 'block' | 'action' | 'data';
	/** What it is in a few words: the kind of a block, a step with what it names. */
	label: string;
	/** Guards around it and its own. */
	guards: readonly Plain[];
	/** It, or something around it, shows only `when` something is true: that may ask for more than the compiler can tell. */
	conditional: boolean;
	operation: ReferenceSpec | null;
	/** Route that it opens. */
	opens: ReferenceSpec | null;
	/** Dialog that it opens. */
	shows: string | null;
	at: SourceSpan;
}

export type EnclosingConditions = Pick<PageElement, 'guards' | 'conditional'>;
