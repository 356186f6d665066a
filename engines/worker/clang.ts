import { meterModule } from '#engines/metering/meter-module.ts';
import { failure, type Program } from '#engines/runner.ts';
import * as texts from '#generated/messages/engines.ts';
import { createByteOutput } from './byte-output.ts';
import {
	compileArguments,
	type Dialect,
	dialectOf,
	headerArguments,
	linkArguments,
	MAIN,
	PCH,
	PROGRAM,
	RUNTIME,
	runtimeArguments,
	sourceOf,
} from './clang-options.ts';
import { OWN_HEADERS, RUNTIME_SOURCE } from './clang-sources.ts';
import type { Bytes, Compiled, Engine, EngineFiles } from './engine.ts';
import { fingerprint } from './fingerprint.ts';

interface Tree {
	[name: string]: Tree | string | Bytes;
}

interface Tools {
	runLLVM(args: string[], files: Tree, options: object): Promise<Tree>;
	Exit: new () => Error & { code: number };
}

interface ToolResult {
	files: Tree | null;
	output: string;
}

const OUTPUT_BYTES = 65_536;
const USES_STREAMS = /^[ \t]*#[ \t]*include[ \t]*<(iostream|bits\/stdc\+\+\.h)>/m;
/** Programs without streams compile fast enough, and precompiled headers would hide a forgotten include. */
const usesHeaders = ({ cpp }: Dialect, code: string): boolean => cpp && USES_STREAMS.test(code);

const NAME_CONFLICT = /ambiguous|redefinition|redeclar|conflict/;
/** The message differs between browsers and Node. */
const isStackOverflow = (error: unknown): boolean => error instanceof Error && /call stack|recursion/i.test(error.message);
/** The last is of a file beyond `mend-clang.ts`, which global variables fill: object files hold all their bytes. */
const TOO_BIG = /maximum memory too small|initial memory too small|The file is too large/;

export async function openClang(files: EngineFiles): Promise<Engine> {
	const tools = (await files.load('bundle.js')) as unknown as Tools;
	const run = async (args: string[], inputs: Tree): Promise<ToolResult> => {
		const output = createByteOutput(OUTPUT_BYTES);
		const append = (bytes: Uint8Array | null): void => {
			if (bytes) output.write(bytes);
		};
		try {
			const made = await tools.runLLVM(args, inputs, {
				stdout: append,
				stderr: append,
				decodeASCII: false,
				fetchProgress: () => undefined,
			});
			return { files: made, output: output.text() };
		} catch (error) {
			if (error instanceof tools.Exit) return { files: null, output: output.text() };
			if (isStackOverflow(error)) return { files: null, output: `${output.text()}${texts.tooDeep}\n` };
			// The compiler traps when it runs out of memory, for example while it expands recursive macros. The host may run out of it earlier.
			if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError)
				return { files: null, output: output.text() + (TOO_BIG.test(error.message) ? error.message : texts.compilerOutOfMemory) };
			throw error;
		}
	};
	const runtime = (await run(runtimeArguments(), { 'runtime.c': RUNTIME_SOURCE })).files?.[RUNTIME];
	if (!runtime) throw new Error('The runtime of compiled programs cannot be compiled.');
	const headers = createHeaders(run, files);
	return {
		async compile({ language, code }: Program, begin): Promise<Compiled> {
			const dialect = dialectOf(language);
			// Precompiling the headers does not count towards the compile time limit.
			if (usesHeaders(dialect, code)) await headers.find(dialect);
			begin();
			const object = await compileProgram({ run, headers, dialect }, code);
			if (!object.files) return refusal(object.output);
			const main = object.files[MAIN] ?? '';
			const linked = await run(linkArguments(dialect), { [MAIN]: main, [RUNTIME]: runtime });
			const bytes = linked.files?.[PROGRAM];
			if (!(bytes instanceof Uint8Array)) return refusal(linked.output);
			// Inline assembly could refer to a global, local or block that only exists after metering.
			if (!WebAssembly.validate(bytes)) return compileError(texts.wrongAssembly);
			return { error: null, artifact: meterModule(bytes) };
		},
		run: () => failure('SE', ''),
	};
}

type Run = (args: string[], inputs: Tree) => Promise<ToolResult>;

interface Headers {
	find(dialect: Dialect): Promise<Bytes | null>;
}

/** Precompiles headers on first use and caches them: downloading them would take longer. */
function createHeaders(run: Run, files: EngineFiles): Headers {
	const cache = new Map<string, Promise<Bytes | null>>();
	const nameOf = (dialect: Dialect): string =>
		`${dialect.standard}-${fingerprint([JSON.stringify(OWN_HEADERS), ...headerArguments(dialect)].join(' '))}.pch`;
	const make = async (dialect: Dialect): Promise<Bytes | null> => {
		const made = (await run(headerArguments(dialect), { judge: OWN_HEADERS })).files?.[PCH];
		if (!(made instanceof Uint8Array)) return null;
		await files.keep(nameOf(dialect), made);
		return made;
	};
	return {
		find(dialect) {
			const name = nameOf(dialect);
			const headers = cache.get(name) ?? files.recall(name).then((kept) => kept ?? make(dialect));
			cache.set(name, headers);
			return headers;
		},
	};
}

/**
 * Precompiled headers cut compile time to a third, but declare names that the program did not include. On a name conflict, retries with
 * the ambiguous names renamed, then without the precompiled headers.
 */
async function compileProgram(
	{ run, headers, dialect }: { run: Run; headers: Headers; dialect: Dialect },
	code: string,
): Promise<ToolResult> {
	const inputs: Tree = { judge: OWN_HEADERS, [sourceOf(dialect)]: code };
	const precompiled = usesHeaders(dialect, code) ? await headers.find(dialect) : null;
	const first = await run(
		compileArguments(dialect, precompiled ? 'all' : 'some'),
		precompiled ? { ...inputs, [PCH]: precompiled } : inputs,
	);
	if (first.files || !dialect.cpp || !NAME_CONFLICT.test(first.output)) return first;
	const same = compileArguments(dialect, precompiled ? 'all' : 'some');
	const renamed = await run(same, {
		...inputs,
		...(precompiled && { [PCH]: precompiled }),
		[sourceOf(dialect)]: renameAmbiguous(code, first.output),
	});
	if (renamed.files) return renamed;
	const bare = await run(compileArguments(dialect, 'none'), inputs);
	return bare.files ? bare : first;
}

/**
 * libc++ declares more names through its streams than other libraries, such as `count` and `data`. Renames the program's own ambiguous
 * names by defines after the last include, so that library headers are unaffected.
 */
function renameAmbiguous(code: string, output: string): string {
	const names = new Set([...output.matchAll(/reference to '(\w+)' is ambiguous/g)].map((found) => found[1]));
	const lines = code.split('\n');
	const last = lines.findLastIndex((line) => /^\s*#\s*include/.test(line));
	const defines = [...names].map((name) => `#define ${name} own_${name}`);
	return [...lines.slice(0, last + 1), ...defines, `#line ${last + 2}`, ...lines.slice(last + 1)].join('\n');
}

const compileError = (output: string): Compiled => ({ error: failure('CE', output), artifact: null });

const refusal = (output: string): Compiled =>
	TOO_BIG.test(output) ? { error: failure('MLE', texts.globalsTooLarge), artifact: null } : compileError(output);
