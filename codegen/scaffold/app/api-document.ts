import type { ApiModel, JsonObject, OperationModel } from '#codegen/check/api/api-model.ts';
import { objectOr } from '#codegen/check/api/json-object.ts';
import { schemasOf } from '#codegen/check/mock/row-schema.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { SESSION, USERS } from './app-parts.ts';
import { mockAnswer, writesOf } from './mock-answers.ts';
import type { ResourceUse } from './resources.ts';
import type { SignIn } from './sign-in.ts';

interface DocumentOf {
	manifest: JsonObject;
	api: ApiModel;
	signIn: SignIn;
}

type Uses = ReadonlyMap<string, ResourceUse>;

/** The manifest with the kept operations, what their writes make outdated, and answers of its mock from rows. */
export function apiDocument({ manifest, api, signIn }: DocumentOf, operations: readonly OperationModel[], uses: Uses): JsonObject {
	const schemas = schemasOf(api);
	const kept = new Map(operations.map((operation) => [operation.where.join(' '), operation]));
	const described = (operation: OperationModel, node: JsonObject): JsonObject => {
		const use = uses.get(operation.name);
		const mock = sessionAnswer(operation, signIn) ?? (use ? mockAnswer(use, schemas) : null);
		return {
			...withSecurity(node, signIn),
			...(writesOf(operation) ? { 'x-invalidates': outdatedBy(operation, uses) } : {}),
			...(mock ? { 'x-mock': mock } : {}),
		};
	};
	const paths = Object.entries(objectOr(manifest.paths)).flatMap(([path, item]): [string, Plain][] => {
		const methods = Object.entries(objectOr(item)).flatMap(([method, node]): [string, Plain][] => {
			const operation = kept.get(['paths', path, method].join(' '));
			return operation ? [[method, described(operation, objectOr(node))]] : [];
		});
		return methods.length > 0 ? [[path, Object.fromEntries(methods)]] : [];
	});
	const auth = objectOr(manifest['x-auth']);
	return {
		...withSecurity(manifest, signIn),
		'x-auth': signIn.kind === 'added' ? { ...auth, token: SESSION } : auth,
		paths: Object.fromEntries(paths),
	};
}

/** An app without accounts has no token to send. */
function withSecurity(node: JsonObject, { kind }: SignIn): JsonObject {
	if (kind !== 'none') return node;
	const { security: _, ...open } = node;
	return open;
}

function sessionAnswer({ name }: OperationModel, signIn: SignIn): JsonObject | null {
	if (signIn.kind !== 'own') return null;
	const { account, password, token } = signIn;
	if (name === signIn.user.name) return { session: 'user' };
	const key = { [account]: account, [password]: password };
	return name === signIn.signIn.name ? { session: 'signIn', resource: USERS, key, ...(token && token !== 'token' ? { token } : {}) } : null;
}

/** The reads whose rows a write changes. */
function outdatedBy({ path, name }: OperationModel, uses: Uses): string[] {
	const reads = [...uses.values()].filter(({ role }) => role === 'list' || role === 'detail');
	const own = uses.get(name)?.resource;
	return reads
		.filter(({ operation, resource }) => resource === own || path === operation.path || path.startsWith(`${operation.path}/`))
		.map(({ operation }) => operation.id);
}
