/** The command line: arguments → run → print → exit code. Only this file of the compiler prints. */
import type { Command, CommandContext, Format } from './commands/command.ts';
import { commands } from './commands/commands.ts';
import { compileFiles, compileProject, type ProjectResult } from './commands/compile-project.ts';
import { watchProject } from './commands/watch.ts';
import { withTypeErrors } from './commands/with-type-errors.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { failureText } from './diagnostics/failure-text.ts';
import { reportGithub } from './diagnostics/report-github.ts';
import { reportJson } from './diagnostics/report-json.ts';
import { folderExists, readTextIfThere } from './files.ts';
import { compareOutput, writeOutput } from './output.ts';
import { type Project, resolveProject } from './project.ts';
import { readArguments } from './read-arguments.ts';

const EXIT = { ok: 0, findings: 1, toolFailure: 2 } as const;

const OPTIONS: readonly (readonly [string, string])[] = [
	['--check', 'says which committed files are stale, and leaves them'],
	['--watch', 'compiles again at every change'],
	['--format <name>', 'text (default), json or github'],
	['MANIFESTS=<dir>', 'another folder of manifests'],
];

const COMMANDS = Object.entries(commands).map(([name, { usage, summary }]) => [`${name} ${usage}`, summary] as const);

const WIDEST = Math.max(...[...OPTIONS, ...COMMANDS].map(([left]) => left.length));
const line = ([left, right]: readonly [string, string]): string => `  ${left.padEnd(WIDEST)}  ${right}`;

const USAGE = [
	'npm run codegen [-- options]',
	'',
	'  compiles the manifests into typed clients, routes, pages and the mock',
	...OPTIONS.map(line),
	'',
	'npm run codegen -- <command>',
	'',
	...COMMANDS.map(line),
].join('\n');

export interface CommandLine {
	args: readonly string[];
	env: NodeJS.ProcessEnv;
	/** Folder that the command was started in. */
	root: string;
}

/** Returns the exit code, also for what is thrown. */
export async function main(line: CommandLine): Promise<number> {
	try {
		return await runLine(line);
	} catch (error) {
		printFailure(error);
		return EXIT.toolFailure;
	}
}

async function runLine({ args, env, root }: CommandLine): Promise<number> {
	const asked = readArguments(args, Object.keys(commands));
	if (typeof asked === 'string') return refuse(`${asked} \`npm run codegen -- --help\` lists them all.`);
	const { format, rest } = asked;
	if (asked.help) {
		console.log(USAGE);
		return EXIT.ok;
	}
	const project = resolveProject(env, root);
	if (!folderExists(project, project.manifests)) return refuse(noFolder(project, env.MANIFESTS));
	const command = asked.command === null ? undefined : commands[asked.command];
	if (command)
		return runCommand(await command.load(), rest, {
			project,
			format,
			write: asked.write,
			dryRun: asked.dryRun,
			from: asked.from,
			compile: () => compileFiles(project),
			readText: (file) => readTextIfThere(project, file),
		});
	if (asked.check) return check(project, format);
	if (!asked.watch) return print(await withTypeErrors(project, await compileProject(project)), project, format);
	await watchProject(project, { onResult: async (result) => void (await print(result, project, format)), onFailure: printFailure });
	return EXIT.ok;
}

function refuse(sentence: string): number {
	console.error(sentence);
	return EXIT.toolFailure;
}

const noFolder = ({ manifests }: Project, asked: string | undefined): string =>
	asked === undefined
		? `There is no folder \`${manifests}\` here. Run this in the folder of the project.`
		: `There is no folder \`${asked}\`, which MANIFESTS names.`;

async function runCommand(run: Command, args: readonly string[], context: CommandContext): Promise<number> {
	const { output, code } = await run(args, context);
	if (code === EXIT.toolFailure) console.error(output);
	else console.log(output);
	return code;
}

async function print(result: ProjectResult, project: Project, format: Format): Promise<number> {
	await printFindings(result.diagnostics, result.sources, format);
	if (!result.files) return EXIT.findings;
	if (format === 'text')
		console.log(`codegen: ${result.files?.length ?? 0} files from ${project.manifests}, ${result.written.length} written.`);
	return EXIT.ok;
}

async function check(project: Project, format: Format): Promise<number> {
	const result = await compileFiles(project);
	await printFindings(result.diagnostics, result.sources, format);
	if (!result.files) return EXIT.findings;
	const differences = compareOutput(project, result.files);
	// The other checks need generated data that git ignores and a fresh clone lacks.
	writeOutput(
		project,
		result.files,
		differences.filter(({ local }) => local),
	);
	const stale = differences.filter(({ local }) => !local);
	if (stale.length === 0) {
		if (format === 'text') console.log('codegen: the generated code is fresh.');
		return EXIT.ok;
	}
	for (const { path, kind } of stale) console.error(`${path} is ${kind}`);
	console.error(`codegen: ${stale.length} generated files are stale. Run \`npm run codegen\` and commit what it writes.`);
	return EXIT.findings;
}

async function printFindings(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>, format: Format): Promise<void> {
	if (format === 'json') return console.log(reportJson(diagnostics, sources));
	if (format === 'github') return console.log(reportGithub(diagnostics, sources));
	if (diagnostics.length === 0) return;
	// Loaded lazily: measuring the width of characters needs large tables.
	const { reportText } = await import('./diagnostics/report-text.ts');
	console.error(reportText(diagnostics, sources, { color: process.stderr.isTTY }));
}

function printFailure(error: unknown): void {
	console.error(`codegen: ${failureText(error)}`);
	if (process.env.DEBUG) console.error(error);
}
