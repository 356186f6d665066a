import type { OperationReplacements, OperationTable } from '#src/http/operation-table.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';

/** A compiled entry of `backEnds` in app.yaml. */
export interface BackEndModule {
	backEnd: {
		session: SessionOperations;
		replaced: OperationReplacements;
		/** null: as in `access.authentication`. */
		authentication: 'intelligence' | 'all' | null;
	};
	/** The operations that it calls. */
	operations: OperationTable;
}
