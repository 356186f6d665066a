import { parseArgs } from 'node:util';
import type { Format } from './commands/command.ts';
import { closest } from './diagnostics/did-you-mean.ts';

export interface Arguments {
	help: boolean;
	check: boolean;
	watch: boolean;
	/** Whether a command writes what it otherwise only shows. */
	write: boolean;
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
	help: { type: 'boolean', short: 'h', default: false },
	format: { type: 'string', default: 'text' },
	from: { type: 'string' },
} as const;

const FORMATS: readonly Format[] = ['text', 'json', 'github'];

/** Parses the arguments; returns an error message if they are invalid. */
export function readArguments(given: readonly string[], commands: readonly string[]): Arguments | string {
	// Not strict, so that unknown options get our own error message.
	const { values, positionals } = parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true, strict: false });
	const unknown = Object.keys(values).find((name) => !Object.hasOwn(OPTIONS, name));
	if (unknown !== undefined)
		return `There is no option \`${unknown.length > 1 ? '--' : '-'}${unknown}\`.${near(unknown, Object.keys(OPTIONS), '--')}`;
	const { check, watch, write, help, format, from } = values;
	if ([check, watch, write, help].some((flag) => typeof flag !== 'boolean')) return 'Only `--format` and `--from` take a value.';
	const known = FORMATS.find((each) => each === format);
	if (!known) return `\`--format\` takes one of ${FORMATS.join(', ')}${typeof format === 'string' ? `, but not \`${format}\`` : ''}.`;
	const [command = null, ...rest] = positionals;
	if (command !== null && !commands.includes(command)) return `There is no command \`${command}\`.${near(command, commands)}`;
	if (check && watch) return '`--check` ends after one look, and `--watch` goes on: choose one of them.';
	const document = typeof from === 'string' && from !== '' ? from : null;
	if (from !== undefined && document === null) return '`--from` takes the file of a document.';
	const misplaced = misplacedOption({ check, watch, write, from }, command);
	if (misplaced !== null) return misplaced;
	return {
		from: document,
		help: help === true,
		check: check === true,
		watch: watch === true,
		write: write === true,
		format: known,
		command,
		rest,
	};
}

/** What an option is for, if the command does not take it. */
function misplacedOption(
	{ check, watch, write, from }: Readonly<Record<'check' | 'watch' | 'write' | 'from', string | boolean | undefined>>,
	command: string | null,
): string | null {
	if (command !== null && (check || watch)) return `\`--${check ? 'check' : 'watch'}\` is for compiling; \`${command}\` does not take it.`;
	if (write && command !== 'migrate') return '`--write` is for `migrate`.';
	return from !== undefined && command !== 'scaffold' ? '`--from` is for `scaffold app`.' : null;
}

function near(name: string, names: readonly string[], lead = ''): string {
	const meant = closest(name, names);
	return meant ? ` Did you mean \`${lead}${meant}\`?` : '';
}
