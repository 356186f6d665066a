import { parseArgs } from 'node:util';
import type { Format } from './commands/command.ts';
import { closest } from './diagnostics/did-you-mean.ts';

export interface Arguments {
	help: boolean;
	check: boolean;
	watch: boolean;
	/** Whether a command writes what it otherwise only shows. */
	write: boolean;
	/** Whether a command shows what it otherwise does. */
	dryRun: boolean;
	format: Format;
	/** Document of which `scaffold app` makes an app. */
	from: string | null;
	/** Name of a command; null to compile. */
	command: string | null;
	rest: readonly string[];
}

const OPTIONS = {
	check: { type: 'boolean', default: false },
	watch: { type: 'boolean', default: false },
	write: { type: 'boolean', default: false },
	'dry-run': { type: 'boolean', default: false },
	help: { type: 'boolean', short: 'h', default: false },
	format: { type: 'string', default: 'text' },
	from: { type: 'string' },
} as const;

/** Options that only one command takes. */
const OF_COMMAND = { write: 'migrate', 'dry-run': 'fix', from: 'scaffold app' };

const FORMATS: readonly Format[] = ['text', 'json', 'github'];

/** Parses the arguments; returns an error message if they are invalid. */
export function readArguments(given: readonly string[], commands: readonly string[]): Arguments | string {
	// Not strict, so that unknown options get our own error message.
	const { values, positionals } = parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true, strict: false });
	const unknown = Object.keys(values).find((name) => !Object.hasOwn(OPTIONS, name));
	if (unknown !== undefined)
		return `There is no option \`${unknown.length > 1 ? '--' : '-'}${unknown}\`.${near(unknown, Object.keys(OPTIONS), '--')}`;
	const { check, watch, write, help, format, from, 'dry-run': dryRun } = values;
	if ([check, watch, write, help, dryRun].some((flag) => typeof flag !== 'boolean')) return 'Only `--format` and `--from` take a value.';
	const known = FORMATS.find((each) => each === format);
	if (!known) return `\`--format\` takes one of ${FORMATS.join(', ')}${typeof format === 'string' ? `, but not \`${format}\`` : ''}.`;
	const [command = null, ...rest] = positionals;
	if (command !== null && !commands.includes(command)) return `There is no command \`${command}\`.${near(command, commands)}`;
	if (check && watch) return '`--check` ends after one look, and `--watch` goes on: choose one of them.';
	const document = typeof from === 'string' && from !== '' ? from : null;
	if (from !== undefined && document === null) return '`--from` takes the file of a document.';
	const misplaced = misplacedOption(values, command);
	if (misplaced !== null) return misplaced;
	const isGiven = (flag: (typeof values)[string]) => flag === true;
	return {
		from: document,
		help: isGiven(help),
		check: isGiven(check),
		watch: isGiven(watch),
		write: isGiven(write),
		dryRun: isGiven(dryRun),
		format: known,
		command,
		rest,
	};
}

/** Refuses an option that the command does not take; null if it takes all. */
function misplacedOption(values: Readonly<Record<string, unknown>>, command: string | null): string | null {
	const isGiven = (name: string): boolean => values[name] !== undefined && values[name] !== false;
	const ofCompiling = ['check', 'watch'].find(isGiven);
	if (command !== null && ofCompiling) return `\`--${ofCompiling}\` is for compiling; \`${command}\` does not take it.`;
	const foreign = Object.entries(OF_COMMAND).find(([name, owner]) => isGiven(name) && command !== owner.split(' ')[0]);
	return foreign ? `\`--${foreign[0]}\` is for \`${foreign[1]}\`.` : null;
}

function near(name: string, names: readonly string[], lead = ''): string {
	const meant = closest(name, names);
	return meant ? ` Did you mean \`${lead}${meant}\`?` : '';
}
