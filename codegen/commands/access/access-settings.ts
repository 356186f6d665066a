import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';

/** Access settings of app.yaml, with the app's defaults for omitted keys. */
export interface AccessSettings {
	accounts: boolean;
	/** If false, every user is a virtual admin. */
	interception: boolean;
	/** If false, route guards are not applied. */
	rolesControl: boolean;
	/** The server provides the routes; only the built-in routes of routes.yaml remain beside them. */
	servedRoutes: boolean;
	login: string | null;
	whitelist: readonly string[];
	defaultRoles: readonly string[];
	/** The server may grant users permissions beyond those of their roles. */
	servedPermissions: boolean;
}

export function accessSettings(app: ObjectSpec): AccessSettings {
	const access = groupAt(app, 'access');
	const routing = groupAt(app, 'routing');
	const session = groupAt(app, 'session');
	const fields = session && groupAt(session, 'fields');
	return {
		accounts: session !== null,
		interception: !access || scalarAt(access, 'loginInterception') !== false,
		rolesControl: !access || scalarAt(access, 'rolesControl') !== false,
		servedRoutes: access !== null && scalarAt(access, 'authentication') === 'all',
		login: (routing && referenceAt(routing, 'login')?.name) ?? null,
		whitelist: access ? namesAt(access, 'whitelist') : [],
		defaultRoles: session ? namesAt(session, 'defaultRoles') : [],
		servedPermissions: fields?.keys.has('permissions') ?? false,
	};
}

function groupAt(spec: ObjectSpec, key: string): ObjectSpec | null {
	const value = spec.keys.get(key)?.value;
	return value?.kind === 'object' ? value : null;
}

function namesAt(spec: ObjectSpec, key: string): string[] {
	const list = spec.keys.get(key)?.value;
	return list?.kind === 'list' ? list.items.flatMap((item) => (item.kind === 'reference' ? [item.name] : [])) : [];
}
