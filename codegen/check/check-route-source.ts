import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';

/** With server-provided routes (`authentication: all`), app.yaml must name the operation that returns them. */
export function checkRouteSource(app: ObjectSpec, report: Report): void {
	const access = app.keys.get('access')?.value;
	const routing = app.keys.get('routing')?.value;
	if (access?.kind !== 'object' || scalarAt(access, 'authentication') !== 'all') return;
	if (routing?.kind === 'object' && routing.keys.has('list')) return;
	report({
		code: 'missing-key',
		message: '`authentication: all` takes the routes from the server, but `routing.list` does not say which operation answers them.',
		hint: 'Add `list:` under `routing`, or leave the routes to the app with `authentication: intelligence`.',
		at: access.keys.get('authentication')?.value.at ?? access.at,
	});
}
