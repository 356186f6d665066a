import { expect, test } from 'vitest';
import { readArguments } from '#codegen/read-arguments.ts';

const COMMANDS = ['access', 'diff', 'explain', 'fix', 'migrate', 'scaffold'];
const nothing = {
	help: false,
	check: false,
	watch: false,
	write: false,
	dryRun: false,
	format: 'text',
	command: null,
	from: null,
	rest: [],
};

test.each([
	['', nothing],
	['--check --format json', { ...nothing, check: true, format: 'json' }],
	['--watch', { ...nothing, watch: true }],
	['-h', { ...nothing, help: true }],
	['migrate route a b --write', { ...nothing, command: 'migrate', rest: ['route', 'a', 'b'], write: true }],
	['fix unknown-key --dry-run', { ...nothing, command: 'fix', rest: ['unknown-key'], dryRun: true }],
	['scaffold app desk --from shop.yaml', { ...nothing, command: 'scaffold', rest: ['app', 'desk'], from: 'shop.yaml' }],
	['diff HEAD~1 --format github', { ...nothing, command: 'diff', rest: ['HEAD~1'], format: 'github' }],
])('parses `%s`', (given, expected) => {
	expect(readArguments(given.split(' ').filter(Boolean), COMMANDS)).toEqual(expected);
});

test.each([
	['acces', 'There is no command `acces`. Did you mean `access`?'],
	['build', 'There is no command `build`.'],
	['--chek', 'There is no option `--chek`. Did you mean `--check`?'],
	['-x', 'There is no option `-x`.'],
	['--check=1', 'Only `--format` and `--from` take a value.'],
	['--format xml', '`--format` takes one of text, json, github, but not `xml`.'],
	['--format', '`--format` takes one of text, json, github.'],
	['--check --watch', '`--check` ends after one look, and `--watch` goes on: choose one of them.'],
	['scaffold app desk --from', '`--from` takes the file of a document.'],
	['access --from shop.yaml', '`--from` is for `scaffold app`.'],
	['access --write', '`--write` is for `migrate`.'],
	['migrate --dry-run', '`--dry-run` is for `fix`.'],
	['access --watch', '`--watch` is for compiling; `access` does not take it.'],
])('refuses `%s` with a message', (given, expected) => {
	expect(readArguments(given.split(' '), COMMANDS)).toBe(expected);
});
