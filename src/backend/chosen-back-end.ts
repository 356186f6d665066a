import type { OperationSpec } from '#src/http/api-spec.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';

/** One of the compiled `backEnds` of app.yaml. */
export interface ChosenBackEnd {
	session: SessionOperations;
	/** Operations to call instead of those that are the keys. */
	calls: Readonly<Record<string, string>>;
	/** null: as in `access.authentication`. */
	authentication: 'intelligence' | 'all' | null;
	/** All operations named above. */
	operations: Readonly<Record<string, OperationSpec>>;
}
