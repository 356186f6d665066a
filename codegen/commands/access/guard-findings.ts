import { readGuard } from '#codegen/check/app/check-access.ts';
import { walkSpec } from '#codegen/check/walk-spec.ts';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { AccessView } from './access-view.ts';
import { passes, readRule } from './rights.ts';
import { anyonePasses } from './subjects.ts';

/** `inSource`: guards that components and handlers ask for. */
export function guardFindings(view: AccessView, inSource: ReadonlySet<string>): Diagnostic[] {
	const { access } = view.model;
	const used = new Set([...usedGuards(view), ...inSource]);
	return [
		...[...access.guardNames].flatMap(([name, at]) => [
			...strengthFinding(view, name).map((finding) => ({ ...finding, at })),
			...(used.has(name) ? [] : [unused('guard', name, 'No route, menu, page, setting or component names', { at })]),
		]),
		...[...access.permissionNames]
			.filter(([name]) => !usedPermissions(view, used).has(name))
			.map(([name, at]) => unused('permission', name, 'No guard asks for', { at })),
	];
}

function strengthFinding({ model, settings, subjects }: AccessView, name: string): Omit<Diagnostic, 'at'>[] {
	const { access } = model;
	if (!settings.accounts) return [];
	const guest = { admin: false, roles: [], permissions: [] };
	if (!anyonePasses([name], access, settings) && !passes(name, guest, access)) {
		const message = `No user passes the guard \`${name}\`, not even one with all roles: what it protects is there for admins alone.`;
		return [{ code: 'guard-for-nobody', message, hint: 'Name a role, or a permission that a role brings.' }];
	}
	const everything = { admin: false, roles: Object.keys(access.roles), permissions: Object.keys(access.permissions) };
	const signedIn = subjects.filter((subject) => subject.signedIn && !subject.admin).map(({ rights }) => rights);
	const all = [...signedIn, ...(settings.servedPermissions ? [everything] : [])];
	if (all.length === 0 || !all.every((rights) => passes(name, rights, access))) return [];
	const who = passes(name, guest, access) ? 'Everybody passes' : 'Everybody who is signed in passes';
	const message = `${who} the guard \`${name}\`, so it ${passes(name, guest, access) ? 'keeps nobody out' : 'keeps out only guests'}.`;
	return [{ code: 'guard-for-everybody', severity: 'note', message, hint: 'Ask for less, or take the guard away.' }];
}

function unused(what: 'guard' | 'permission', name: string, nobody: string, { at }: Pick<Diagnostic, 'at'>): Diagnostic {
	const message = `${nobody} the ${what} \`${name}\`.`;
	const hint = what === 'guard' ? 'Delete it.' : 'Delete it, unless the server asks for it.';
	return { code: what === 'guard' ? 'unused-guard' : 'unused-permission', severity: 'note', message, hint, at };
}

/** Names of guards in use, and inline guards as JSON. */
function usedGuards({ manifests }: AccessView): ReadonlySet<string> {
	const used = new Set<string>();
	const { routes, menus, pages } = manifests.rest;
	for (const spec of [manifests.app, routes, menus, ...pages]) {
		if (!spec) continue;
		walkSpec(spec, (node) => {
			if (node.kind === 'reference' && node.to === 'guard') used.add(node.name);
			const own = node.kind === 'object' ? node.keys.get('guard')?.value : undefined;
			if (own && own.kind !== 'reference') used.add(JSON.stringify(readGuard(own)));
		});
	}
	return used;
}

/** Includes the permissions of unused guards: those guards have their own finding. */
function usedPermissions({ model }: AccessView, used: ReadonlySet<string>): ReadonlySet<string> {
	const inPlace = [...used].filter((guard) => /^[[{]/.test(guard)).map((guard) => JSON.parse(guard) as Plain);
	const rules = [...Object.values(model.access.guards), ...inPlace].map((guard) => readRule(guard, model.access));
	return new Set(rules.flatMap(({ role, permission }) => [...role, ...permission]));
}
