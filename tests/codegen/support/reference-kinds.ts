/** Kinds of names that manifests refer to, as `unknown-<kind>` reports them. */
export const REFERENCE_KINDS: readonly string[] = [
	'operation',
	'schema',
	'route',
	'page',
	'component',
	'handler',
	'guard',
	'role',
	'permission',
	'dictionary',
	'feature',
	'menu',
	'icon',
	'state',
	'data',
];
