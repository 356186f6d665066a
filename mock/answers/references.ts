import type { UpsertAnswer } from '#mock/generated/answer-types.ts';
import type { AnswerContext } from './answer-context.ts';
import { compileRefusal } from './find-row.ts';

type References = UpsertAnswer['references'];

/** Fails if a parameter names a row that does not exist. */
export function compileReferences(references: References = {}): (context: AnswerContext) => void {
	const checks = Object.entries(references).map(([parameter, { resource, missing }]) => ({
		parameter,
		resources: typeof resource === 'string' ? [resource] : resource,
		refuse: compileRefusal(missing),
	}));
	return (context) => {
		for (const { parameter, resources, refuse } of checks) {
			const id = context.input[parameter];
			if (id !== undefined && !resources.some((resource) => context.store.find(resource, String(id)))) refuse(context);
		}
	};
}
