import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A read of the device's clock. What is shown, compared with the server's times or sent to it goes through `useClock`. */
const READ = /\bnew Date\(\)|\bDate\.now\b|\bdayjs\(\)/g;

/** The only places that read it: the server's clock itself, and intervals that begin and end on this device. */
const PLACES: Readonly<Record<string, string>> = {
	'app/create-session.ts': 'the server clock adds its difference to it',
	'blocks/form/use-code-request.ts': 'a pause that this device keeps over a reload',
	'errors/monitor.ts': 'time of a report, which works before any answer',
	'errors/record-errors.ts': 'time of an entry in the error log, which works before any answer',
	'features/competition/use-submit.ts': 'part of a random request key',
	'features/exam/device-check.tsx': 'compares the clock of the device with that of the server',
	'features/exam/use-attempt.ts': 'the clock of an attempt survives a device clock that is set',
	'features/homework/use-send-answer.ts': 'part of a random request key',
	'lib/create-saver.ts': 'intervals between two savings',
	'lib/load-once.ts': 'how long a failure of loading stays',
	'lib/watch-window.ts': 'intervals between two checks',
	'outbox/open-outbox.tsx': 'part of a random request key',
	'ui/arco/follow-clock.ts': 'the type of the option requires a default',
};

const SOURCES = path.resolve(import.meta.dirname, '../../src');

const filesBelow = (folder: string): string[] =>
	readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
		.map(({ parentPath, name }) => path.relative(SOURCES, path.join(parentPath, name)).split(path.sep).join('/'));

const readsIn = (file: string): boolean => READ.test(readFileSync(path.join(SOURCES, file), 'utf8').replace(/^\s*(\*|\/\/|\/\*).*$/gm, ''));

test('only named places read the clock of the device', () => {
	const found = filesBelow(SOURCES).filter((file) => {
		READ.lastIndex = 0;
		return readsIn(file);
	});
	expect(found.sort()).toEqual(Object.keys(PLACES).sort());
});
