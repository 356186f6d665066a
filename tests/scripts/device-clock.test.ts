import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserSources } from '#tests/support/browser-sources.ts';

/** A read of the device's clock. What is shown, compared with the server's times or sent to it goes through `useClock`. */
const READ = /\bnew Date\(\)|\bDate\.now\b|\bdayjs\(\)/g;

/** The only places that read it: the server's clock itself, and intervals that begin and end on this device. */
const PLACES: Readonly<Record<string, string>> = {
	'src/app/create-session.ts': 'the server clock adds its difference to it',
	'src/blocks/form/use-code-request.ts': 'a pause that this device keeps over a reload',
	'src/blocks/form/use-picture-code.ts': 'how long a code that this device has received is good for',
	'src/errors/monitor.ts': 'time of a report, which works before any answer',
	'src/errors/record-errors.ts': 'time of an entry in the error log, which works before any answer',
	'product/competition/use-submit.ts': 'part of a random request key',
	'product/exam/device-check.tsx': 'compares the clock of the device with that of the server',
	'product/exam/use-attempt.ts': 'the clock of an attempt survives a device clock that is set',
	'src/leaving/seal-user.ts': 'part of a random name, and the order in which this device sealed',
	'src/lib/create-saver.ts': 'intervals between two savings',
	'src/lib/load-once.ts': 'how long a failure of loading stays',
	'src/lib/watch-window.ts': 'intervals between two checks',
	'src/outbox/open-outbox.tsx': 'part of a random request key',
	'src/ui/arco/moment-panel.tsx': 'the type of the option requires a default',
};

const sources = browserSources().filter((file) => /\.tsx?$/.test(file));

const readsIn = (file: string): boolean => READ.test(readFileSync(file, 'utf8').replace(/^\s*(\*|\/\/|\/\*).*$/gm, ''));

test('only named places read the clock of the device', () => {
	const found = sources.filter((file) => {
		READ.lastIndex = 0;
		return readsIn(file);
	});
	const places = Object.keys(PLACES).filter((file) => file.startsWith('src/') || existsSync('product'));
	expect(found.sort()).toEqual(places.sort());
});
