import type { Span } from '#codegen/diagnostics/diagnostic.ts';
import type { Plain } from '#codegen/read/tree.ts';

/** Which uses in the manifests a change touches. */
export type Target =
	| { kind: 'nothing' }
	/** Every call of the operation. */
	| { kind: 'call' }
	/** Calls that page through its answer. */
	| { kind: 'paged-call' }
	/** Calls that do not give this parameter or body field. */
	| { kind: 'missing'; name: string }
	/** Places that give it; with `value`, only those that may give this value. */
	| { kind: 'given'; name: string; value?: Plain }
	/** Expressions that read this node of the answer. */
	| { kind: 'read'; node: string }
	/** Of these, the ones of pages: what is secret app.yaml may hand on to another API. */
	| { kind: 'read-by-page'; node: string }
	/** Of these, the ones that do not provide for null. */
	| { kind: 'read-without-fallback'; node: string };

export type ChangeKind =
	| `operation-${'added' | 'removed'}`
	| `${'parameter' | 'body-field' | 'answer-field'}-${FieldChange}`
	| `${'body' | 'answer'}-${ValueChange}`
	| 'input-moved'
	| `${'path' | 'method' | 'media' | 'timeout' | 'overlay' | 'invalidates' | 'settings'}-changed`
	| `paging-${'lost' | 'gained'}`
	| `sign-in-${'needed' | 'dropped'}`;

export type ValueChange =
	| 'type-changed'
	| 'format-changed'
	| 'became-nullable'
	| 'no-longer-nullable'
	| 'value-added'
	| 'value-removed'
	| 'values-changed'
	| 'rules-changed';

export type FieldChange =
	| ValueChange
	| 'added'
	| 'added-required'
	| 'removed'
	| 'became-required'
	| 'became-optional'
	| 'became-secret'
	| 'no-longer-secret';

/** One difference between two versions of an API. */
export interface Change {
	/** `<api>.<operationId>`, or `<api>` for what holds for all of it. */
	operation: string;
	kind: ChangeKind;
	/** The parameter or field, `records[].title`; empty for the whole. */
	subject: string;
	/** What happened, in a sentence without its full stop. */
	message: string;
	/** Whether a caller that was right before may be wrong now. What only needs compiling anew breaks nothing. */
	breaking: boolean;
	target: Target;
	/** In the new version; in the old one for what is gone. */
	at: Span;
}
