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
} as const;

/** Options that only one command takes. */
const OF_COMMAND = { write: 'migrate', 'dry-run': 'fix' };

const FORMATS: readonly Format[] = ['text', 'json', 'github'];

/** Parses the arguments; returns an error message if they are invalid. */
export function readArguments(given: readonly string[], commands: readonly string[]): Arguments | string {
	// Not strict, so that unknown options get our own error message.
	const { values, positionals } = parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true, strict: false });
	const unknown = Object.keys(values).find((name) => !Object.hasOwn(OPTIONS, name));
	if (unknown !== undefined)
		return `There is no option \`${unknown.length > 1 ? '--' : '-'}${unknown}\`.${near(unknown, Object.keys(OPTIONS), '--')}`;
	const { check, watch, write, help, format, 'dry-run': dryRun } = values;
	if ([check, watch, write, help, dryRun].some((flag) => typeof flag !== 'boolean')) return 'Only `--format` takes a value.';
	const known = FORMATS.find((each) => each === format);
	if (!known) return `\`--format\` takes one of ${FORMATS.join(', ')}${typeof format === 'string' ? `, but not \`${format}\`` : ''}.`;
	const [command = null, ...rest] = positionals;
	if (command !== null && !commands.includes(command)) return `There is no command \`${command}\`.${near(command, commands)}`;
	if (command !== null && (check || watch)) return `\`--${check ? 'check' : 'watch'}\` is for compiling; \`${command}\` does not take it.`;
	if (check && watch) return '`--check` ends after one look, and `--watch` goes on: choose one of them.';
	const foreign = Object.entries(OF_COMMAND).find(([name, owner]) => values[name] === true && command !== owner);
	if (foreign) return `\`--${foreign[0]}\` is for \`${foreign[1]}\`.`;
	const isGiven = (flag: (typeof values)[string]) => flag === true;
	return {
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

function near(name: string, names: readonly string[], lead = ''): string {
	const meant = closest(name, names);
	return meant ? ` Did you mean \`${lead}${meant}\`?` : '';
}
