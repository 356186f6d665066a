/** The stack is placed at address 0 and grows down, so an overflow traps. */
export const STACK_BYTES = 8 * 1024 * 1024;
/** Hard limit, also for programs that bypass the C library. `sbrk` enforces the limit of the problem. */
const CEILING_BYTES = 128 * 1024 * 1024 + STACK_BYTES;
export const MAIN = 'main.o';
export const RUNTIME = 'runtime.o';
export const PROGRAM = 'a.wasm';
export const PCH = 'stdc++.pch';

const ROOT = [
	'-triple',
	'wasm32-unknown-wasip1',
	'-disable-free',
	'-mrelocation-model',
	'static',
	'-mframe-pointer=none',
	'-ffp-contract=on',
	'-fno-rounding-math',
	'-mconstructor-aliases',
	'-target-cpu',
	'generic',
	'-fvisibility=hidden',
	'-resource-dir',
	'/usr',
	'-isysroot',
	'/usr',
	'-internal-isystem',
	'/judge',
];
const C_HEADERS = ['-internal-isystem', '/usr/include', '-internal-isystem', '/usr/include/wasm32-wasip1'];
const CPP_HEADERS = ['-internal-isystem', '/usr/include/wasm32-wasip1/c++/v1', '-internal-isystem', '/usr/include/c++/v1'];

/** Null dereferences and division by zero trap, as on a real machine, instead of being optimised away. */
const TRAPS = ['null', 'integer-divide-by-zero'].flatMap((kind) => [`-fsanitize=${kind}`, `-fsanitize-trap=${kind}`]);
const COMMON_ARGUMENTS = ['-O1', '-D', 'ONLINE_JUDGE', '-ferror-limit', '19', '-fgnuc-version=4.2.1', ...TRAPS];
/** C++14 is compiled as C++17 with the removed library features enabled, so both share the precompiled headers. */
const REMOVED = [
	...['RANDOM_SHUFFLE', 'AUTO_PTR', 'BINDERS', 'UNARY_BINARY_FUNCTION'].flatMap((what) => ['-D', `_LIBCPP_ENABLE_CXX17_REMOVED_${what}`]),
	'-w',
	'-Wno-error=register',
];

const TOLERATED = ['implicit-function-declaration', 'implicit-int', 'int-conversion'].map((name) => `-Wno-error=${name}`);

export interface Dialect {
	standard: string;
	cpp: boolean;
}

export function dialectOf(language: string): Dialect {
	if (/^C( With O2)?$/.test(language)) return { standard: 'gnu11', cpp: false };
	return { standard: language.startsWith('C++ 20') ? 'gnu++20' : 'gnu++17', cpp: true };
}

function frontEnd({ standard, cpp }: Dialect): string[] {
	if (!cpp) return ['clang', '-cc1', ...ROOT, ...C_HEADERS, ...COMMON_ARGUMENTS, `-std=${standard}`, '-w', ...TOLERATED];
	const language = [`-std=${standard}`, '-fdeprecated-macro', '-fcxx-exceptions', '-fexceptions', '-fskip-odr-check-in-gmf', ...REMOVED];
	return ['clang++', '-cc1', ...ROOT, ...CPP_HEADERS, ...C_HEADERS, ...COMMON_ARGUMENTS, ...language];
}

export const sourceOf = ({ cpp }: Dialect): string => (cpp ? 'main.cpp' : 'main.c');

/** Names visible without an include. `all`: the precompiled headers; `some`: transitive includes; `none`: neither. */
export type ImplicitNames = 'all' | 'some' | 'none';

const IMPLICIT_NAME_ARGUMENTS: Readonly<Record<ImplicitNames, readonly string[]>> = {
	all: ['-include-pch', PCH, '-fno-validate-pch'],
	some: [],
	none: ['-D', '_LIBCPP_REMOVE_TRANSITIVE_INCLUDES'],
};

export const compileArguments = (dialect: Dialect, implicitNames: ImplicitNames): string[] => [
	...frontEnd(dialect),
	...IMPLICIT_NAME_ARGUMENTS[implicitNames],
	'-emit-obj',
	'-o',
	MAIN,
	'-x',
	dialect.cpp ? 'c++' : 'c',
	sourceOf(dialect),
];

export const runtimeArguments = (): string[] => [
	...frontEnd({ standard: 'gnu11', cpp: false }),
	'-emit-obj',
	'-o',
	RUNTIME,
	'-x',
	'c',
	'runtime.c',
];

export const headerArguments = (dialect: Dialect): string[] => [
	...frontEnd(dialect),
	'-emit-pch',
	'-o',
	PCH,
	'-x',
	'c++-header',
	'/judge/bits/stdc++.h',
];

export const linkArguments = ({ cpp }: Dialect): string[] => [
	'wasm-ld',
	'-m',
	'wasm32',
	'-L/usr/lib/wasm32-unknown-wasip1',
	'-L/usr/lib/wasm32-wasip1',
	'/usr/lib/wasm32-wasip1/crt1-command.o',
	RUNTIME,
	MAIN,
	...(cpp ? ['-lc++', '-lc++abi'] : []),
	'-lc',
	'-lwasi-emulated-process-clocks',
	'/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a',
	`--max-memory=${CEILING_BYTES}`,
	'-z',
	`stack-size=${STACK_BYTES}`,
	'--stack-first',
	'--strip-all',
	'-o',
	PROGRAM,
];
