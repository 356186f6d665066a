import { type Names, type RouteModel, resolveName } from '#codegen/check/names.ts';
import { checkRouteParams } from '#codegen/check/slot/check-arguments.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { type ObjectSpec, type RecordSpec, referenceAt, type Spec } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { checkGuard, readGuard } from './check-access.ts';

export type MenuItem = { readonly [key: string]: Plain };

export interface MenuModel {
	name: string;
	items: readonly MenuItem[];
}

type MenuNames = Pick<Names, 'routes' | 'incomplete'> & { access: Parameters<typeof checkGuard>[1] };

/** Checks menus.yaml: every item must lead to a visible page that opens without further parameters. */
export function checkMenus(spec: ObjectSpec | null, names: MenuNames, report: Report): MenuModel[] {
	const menus: MenuModel[] = [];
	for (const [name, { value }] of spec?.keys ?? []) {
		if (value.kind === 'list') menus.push({ name, items: readItems(value.items, name, names, report) });
	}
	return menus;
}

function readItems(specs: readonly Spec[], menu: string, names: MenuNames, report: Report): MenuItem[] {
	const seen = new Map<string, Spec>();
	return specs.flatMap((spec) => {
		const [item] = readItem(spec, menu, names, report);
		if (!item || spec.kind !== 'object') return [];
		const { route, command, params, query } = item;
		const leadsTo = JSON.stringify([route, command, params, query]);
		const earlier = route === undefined && command === undefined ? undefined : seen.get(leadsTo);
		if (earlier) reportDuplicate(spec, earlier, report);
		seen.set(leadsTo, spec);
		return [item];
	});
}

function reportDuplicate(spec: ObjectSpec, earlier: Spec, report: Report): void {
	const { at = spec.at } = (spec.keys.get('route') ?? spec.keys.get('command'))?.value ?? {};
	const message = 'This item is a duplicate: another item beside it leads to the same place.';
	report({
		code: 'duplicate-menu-item',
		message,
		hint: 'Keep one of the two.',
		at,
		related: [{ at: earlier.at, message: 'The first one is here.' }],
	});
}

function readItem(spec: Spec, menu: string, names: MenuNames, report: Report): MenuItem[] {
	if (spec.kind !== 'object') return [];
	const item: { [key: string]: Plain } = {};
	const route = checkTarget(spec, menu, names, report);
	for (const [key, { value }] of spec.keys) {
		if (key === 'items' && value.kind === 'list') item.items = readItems(value.items, menu, names, report);
		else if (key === 'params' || key === 'query') item[key] = readParams(value, report);
		else if (key === 'guard') {
			checkGuard(value, names.access, report);
			item.guard = readGuard(value);
		} else if (value.kind === 'reference') item[key] = value.name;
		else if (value.kind === 'scalar') item[key] = value.value;
	}
	if (!spec.keys.has('title') && !route && !spec.keys.has('route')) {
		report({ code: 'missing-key', message: 'A menu item without a route needs a `title`.', at: spec.at });
	}
	return [item];
}

function checkTarget(spec: ObjectSpec, menu: string, names: MenuNames, report: Report): RouteModel | null {
	const reference = referenceAt(spec, 'route');
	if (!reference || !resolveName(names as MenuNames & Names, 'route', reference.name, reference.at, report)) return null;
	const route = names.routes.get(reference.name) as RouteModel;
	const params = spec.keys.get('params')?.value;
	const given: RecordSpec['entries'] = params?.kind === 'record' ? params.entries : new Map();
	checkRouteParams(route, { types: given, of: reference.at, report }, '');
	const needsMore = route.params.some((name) => !given.has(name));
	if (route.hidden && !needsMore && menu === 'sidebar') reportHidden(route, reference.at, report);
	return route;
}

function reportHidden(route: RouteModel, at: ObjectSpec['at'], report: Report): void {
	const message = `\`${route.name}\` is hidden from menus by its route, but the main menu names it.`;
	report({
		code: 'menu-to-hidden-route',
		message,
		hint: 'Take it out of the menu, or remove `hidden: true` from the route.',
		at,
		related: [{ at: route.at, message: 'The route is here.' }],
	});
}

/** Menus have no expression scope, so their parameters must be literals. */
function readParams(spec: Spec, report: Report): Plain {
	if (spec.kind !== 'record') return {};
	const literal = (value: Spec): Plain => {
		if (value.kind === 'expression' && value.ast.kind === 'literal') return value.ast.value;
		report({
			code: 'wrong-type',
			message: 'Menus are outside of pages, so only a number or a text can be a parameter here.',
			hint: 'Text needs single quotes: `"\'c1\'"`.',
			at: value.at,
		});
		return null;
	};
	return Object.fromEntries([...spec.entries].map(([name, { value }]) => [name, literal(value)]));
}
