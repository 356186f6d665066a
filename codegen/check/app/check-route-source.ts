import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';

/** With server-provided routes (`authentication: all`), app.yaml must name the operation that returns them. */
export function checkRouteSource(app: ObjectSpec, report: Report): void {
	const routing = app.keys.get('routing')?.value;
	if (routing?.kind === 'object' && routing.keys.has('list')) return;
	const access = app.keys.get('access')?.value;
	const backEnds = app.keys.get('backEnds')?.value;
	const others = backEnds?.kind === 'record' ? [...backEnds.entries.values()].map(({ value }) => value) : [];
	for (const group of [access, ...others]) {
		if (group?.kind !== 'object' || scalarAt(group, 'authentication') !== 'all') continue;
		report({
			code: 'missing-key',
			message: '`authentication: all` takes the routes from the server, but `routing.list` does not say which operation answers them.',
			hint: 'Add `list:` under `routing`, or leave the routes to the app with `authentication: intelligence`.',
			at: group.keys.get('authentication')?.value.at ?? group.at,
		});
	}
}
