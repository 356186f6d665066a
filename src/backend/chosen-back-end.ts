import type { OperationSpec } from '#src/http/api-spec.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';

/** A compiled entry of `backEnds` in app.yaml. */
export interface BackEndModule {
	backEnd: {
		session: SessionOperations;
		/** Operations that forms and pages name → those that are called. */
		replaced: Readonly<Record<string, string>>;
		/** null: as in `access.authentication`. */
		authentication: 'intelligence' | 'all' | null;
	};
	/** The operations that it calls. */
	operations: Readonly<Record<string, OperationSpec>>;
}
