import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ReferenceSpec } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';

/** An element of a page that guards may hide from a user. */
export interface PageElement {
	kind: 'block' | 'action' | 'data';
	/** Kind of the block, or the step with the operation, route or dialog that it names. */
	label: string;
	/** Guards of the enclosing elements, then its own. */
	guards: readonly Plain[];
	/** The element or an enclosing one has a `when`, which may restrict access further than the guards say. */
	conditional: boolean;
	operation: { name: string; at: SourceSpan } | null;
	/** The custom component or the handler that the element runs. */
	runs: { kind: 'component' | 'handler'; name: string } | null;
	/** The route that the element opens. */
	opens: ReferenceSpec | null;
	/** Position of the nearest label: that of the block, or of the button that runs the step; null if neither has one. */
	named: SourceSpan | null;
	/** The dialog that the element opens. */
	shows: string | null;
	at: SourceSpan;
}

export type EnclosingConditions = Pick<PageElement, 'guards' | 'conditional'>;
