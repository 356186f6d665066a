import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';

/** What app.yaml says about who gets in, with the app's own defaults for what it leaves out. */
export interface AccessSettings {
	/** Whether anybody can sign in at all. */
	accounts: boolean;
	/** When false, everybody is a virtual admin. */
	interception: boolean;
	/** When false, the guards of routes are not applied. */
	rolesControl: boolean;
	/** The server answers the routes; those of routes.yaml are only what stands beside them. */
	servedRoutes: boolean;
	/** Names of routes. */
	login: string | null;
	whitelist: readonly string[];
	/** Roles of a user for whom the server names none. */
	defaultRoles: readonly string[];
	/** The server may give a user permissions besides those of their roles. */
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
