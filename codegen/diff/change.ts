import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Plain } from '#codegen/read/tree.ts';

/** Selects the uses in the manifests that a change affects. */
export type Target =
	| { kind: 'nothing' }
	| { kind: 'call' }
	| { kind: 'paged-call' }
	| { kind: 'missing'; name: string }
	/** Callers that supply it; with `value`, only those that may supply this value. */
	| { kind: 'given'; name: string; value?: Plain }
	| { kind: 'read'; node: string }
	/** Reads on pages only: app.yaml may read secrets, to pass them to another API. */
	| { kind: 'read-by-page'; node: string }
	| { kind: 'read-without-fallback'; node: string };

export type ChangeKind =
	| `operation-${'added' | 'removed'}`
	| `${'parameter' | 'body-field' | 'answer-field'}-${FieldChange}`
	| `${'body' | 'answer'}-${ValueChange}`
	| 'input-moved'
	| `${'path' | 'method' | 'media' | 'timeout' | 'overlay' | 'invalidates' | 'failure' | 'settings'}-changed`
	| `paging-${'lost' | 'gained'}`
	| `sign-in-${'needed' | 'dropped'}`
	/** TypeScript that does not compile with the new types, where no other change says why. */
	| 'type-error';

export type ValueChange =
	| 'type-changed'
	| 'format-changed'
	| 'became-nullable'
	| 'no-longer-nullable'
	| 'value-added'
	| 'value-removed'
	| 'values-changed'
	| 'rules-changed'
	| 'default-changed';

export type FieldChange =
	| ValueChange
	| 'added'
	| 'added-required'
	| 'removed'
	| 'became-required'
	| 'became-optional'
	| 'became-secret'
	| 'no-longer-secret';

export interface Change {
	/** `<api>.<operationId>`, or `<api>` for a setting of the whole API. */
	operation: string;
	kind: ChangeKind;
	/** The parameter or field, as in `records[].title`; empty for the whole value. */
	subject: string;
	/** A sentence without its full stop. */
	message: string;
	/** Whether a correct caller may fail now. Changes that only require recompiling are not breaking. */
	breaking: boolean;
	target: Target;
	/** Key of the declaration in the old types (`declarationKey`) whose uses in TypeScript are affected. */
	declared?: string;
	/** Location in the new version; in the old version for removed things. */
	at: SourceSpan;
}

/** Key of what `names` declare in the types of the operation's API. */
export const declaredAs = (operation: string, names: readonly string[]): string =>
	[operation.slice(0, operation.indexOf('.')), ...names].join('\n');
