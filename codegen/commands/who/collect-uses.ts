import type { AppModel } from '#codegen/check/check-app.ts';
import type { Manifests } from '#codegen/read/read-manifests.ts';
import { type ObjectSpec, referenceAt } from '#codegen/read/spec.ts';
import { collectOperationUses } from './collect-operation-uses.ts';
import { answerOf, type Origin } from './fields.ts';
import type { Use, UserKind } from './use.ts';
import { UseCollector } from './use-collector.ts';

export function collectUses({ app, rest }: Manifests, model: AppModel): Use[] {
	const uses: Use[] = [];
	const user = sessionUser(app, model);
	const collect = (spec: ObjectSpec | null, by: UserKind): void => {
		if (spec) new UseCollector({ model, user, by }, uses).collect(spec);
	};
	for (const page of rest.pages) collect(page, 'pages');
	collect(rest.routes, 'routes');
	collect(rest.menus, 'menus');
	collect(app, 'settings');
	collect(rest.components, 'components');
	for (const kind of ['roles', 'guards'] as const) collect(only(rest.permissions, kind), kind);
	return [...uses, ...collectOperationUses(model)];
}

function sessionUser(app: ObjectSpec | null, { names }: AppModel): Origin {
	const session = app?.keys.get('session')?.value;
	const user = session?.kind === 'object' ? referenceAt(session, 'user') : undefined;
	return { fields: answerOf(names.operations.get(user?.name ?? '')) };
}

function only(spec: ObjectSpec | null, key: string): ObjectSpec | null {
	const entry = spec?.keys.get(key);
	return spec && entry ? { ...spec, keys: new Map([[key, entry]]) } : null;
}
