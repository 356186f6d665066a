import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { ObjectSpec } from '#codegen/read/spec.ts';

/** Reports a `site.timeZone` that browsers do not know, with which every time of the app would throw. */
export function checkTimeZone(app: ObjectSpec, report: Report): void {
	const site = app.keys.get('site')?.value;
	const zone = site?.kind === 'object' ? site.keys.get('timeZone')?.value : undefined;
	if (zone?.kind !== 'scalar' || typeof zone.value !== 'string' || isTimeZone(zone.value)) return;
	const near = closest(zone.value, Intl.supportedValuesOf('timeZone'));
	report({
		code: 'unknown-time-zone',
		message: `No time zone is called \`${zone.value}\`.`,
		hint: near ? `Did you mean \`${near}\`?` : 'Use an IANA name, such as Asia/Shanghai.',
		at: zone.at,
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
