/** Findings about reachability: pages that nobody can reach, links that end at 403, calls before the sign-in. */
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { type AccessView, showsItem } from './access-view.ts';
import type { PageElement } from './page-element.ts';
import type { GuardedRoute } from './route-access.ts';
import { anyonePasses, type Subject } from './subjects.ts';

export function reachFindings(view: AccessView): Diagnostic[] {
	return [
		...view.pages.flatMap(({ name }) => pageFinding(view, name)),
		...menuFindings(view),
		...view.pages.flatMap(({ name, elements }) => elements.flatMap((element) => elementFindings(view, name, element))),
	];
}

/** Admins pass every guard, so a page that only they reach is still reported. */
const users = ({ subjects }: AccessView): Subject[] => subjects.filter(({ admin }) => !admin);

function pageFinding(view: AccessView, page: string): Diagnostic[] {
	const { routes, model, settings } = view;
	const shown = routes.routes.filter((route) => route.page === page);
	const first = shown[0];
	if (!first || users(view).length === 0 || users(view).some((subject) => routes.reachesPage(page, subject))) return [];
	const together = shown.some(({ name, guards }) => name !== settings.login && anyonePasses(guards, model.access, settings));
	if (together) {
		const message = `No role alone reaches the page \`${page}\`: its guards ask for more than any one of them has.`;
		const hint = 'Nothing to do where users hold several roles, or get permissions of their own from the server.';
		return [{ code: 'page-beyond-roles', severity: 'note', message, hint, at: first.at }];
	}
	const message = `Nobody but an admin reaches the page \`${page}\`: no role passes what is before it, not even all roles together.`;
	return [{ code: 'page-out-of-reach', message, hint: 'Correct the guard of this route or of a group around it.', at: first.at }];
}

function menuFindings(view: AccessView): Diagnostic[] {
	const { routes } = view;
	return view.items.flatMap((item) => {
		const route = item.route && routes.get(item.route.name);
		const end = route && routes.destination(route);
		if (!route || !end) return [];
		const refused = users(view).filter((subject) => showsItem(view, item, subject) && routes.arrive(route, subject) === 'forbidden');
		if (refused.length === 0) return [];
		const message = `The menu \`${item.menu}\` shows this item to ${namesOf(refused)}, but it leads on to \`${end.name}\`, which refuses them.`;
		const hint = 'Give the item the guard of the page, or lead its route to a page that they may see.';
		return [{ code: 'menu-to-forbidden', message, hint, at: item.at, related: [routeAt(end)] }];
	});
}

function elementFindings(view: AccessView, page: string, element: PageElement): Diagnostic[] {
	if (element.conditional) return [];
	const seen = users(view).filter((subject) => view.routes.reachesPage(page, subject) && view.routes.passesAll(element.guards, subject));
	return [...openFinding(view, element, seen), ...callFinding(view, element, seen)];
}

function openFinding({ routes }: AccessView, { opens }: PageElement, seen: readonly Subject[]): Diagnostic[] {
	const route = opens && routes.get(opens.name);
	const end = route && routes.destination(route);
	if (!route || !end) return [];
	const refused = seen.filter((subject) => routes.arrive(route, subject) === 'forbidden');
	if (refused.length === 0) return [];
	const message = `This opens \`${route.name}\`, which refuses ${namesOf(refused)}, who can see it here.`;
	const hint = 'Put a `guard` on the button, column or block, or let them enter the route.';
	return [{ code: 'open-beyond-guard', message, hint, at: opens.at, related: [routeAt(end)] }];
}

function callFinding({ settings, model }: AccessView, { operation }: PageElement, seen: readonly Subject[]): Diagnostic[] {
	const called = operation && model.names.operations.get(operation.name);
	if (!called || called.public || !settings.accounts || !seen.some(({ signedIn }) => !signedIn)) return [];
	const message = `Guests reach this page, but \`${called.name}\` needs a sign-in: the server would refuse the call.`;
	const hint = 'Keep guests from it by `guard` or `when: session.signedIn`, or declare the operation with `security: []`.';
	return [
		{ code: 'call-before-sign-in', message, hint, at: operation.at, related: [{ at: called.at, message: 'The operation is here.' }] },
	];
}

const routeAt = ({ name, at }: GuardedRoute) => ({ at, message: `The route \`${name}\` is here.` });

const namesOf = (subjects: readonly Subject[]): string => subjects.map(({ name }) => `\`${name}\``).join(', ');
