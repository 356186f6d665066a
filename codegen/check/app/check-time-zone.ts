import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import type { ObjectSpec } from '#codegen/read/spec.ts';

/** Reports a `site.timeZone` that browsers do not know, with which every time of the app would throw. */
export function checkTimeZone(app: ObjectSpec, report: Report): void {
	const site = app.keys.get('site')?.value;
	const zone = site?.kind === 'object' ? site.keys.get('timeZone')?.value : undefined;
	if (zone?.kind !== 'scalar' || typeof zone.value !== 'string' || isTimeZone(zone.value)) return;
	report({
		code: 'unknown-time-zone',
		message: `No time zone is called \`${zone.value}\`.`,
		...suggestName({
			name: zone.value,
			at: zone.at,
			candidates: Intl.supportedValuesOf('timeZone'),
			otherwise: 'Use an IANA name, such as Asia/Shanghai.',
		}),
	});
}

function isTimeZone(timeZone: string): boolean {
	try {
		new Intl.DateTimeFormat('en', { timeZone });
		return true;
	} catch {
		return false;
	}
}
