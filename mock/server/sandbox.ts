/**
 * The command that starts a process of the judge: programs of students run in it, so it may do next to nothing. Each measure stands by
 * itself: the permission model of Node (files of the engine to read, none to write, no processes, threads or addons), no code from
 * strings, no network where Linux lets us take it away, an empty environment, and the limits of the operating system for memory and files.
 */
import { spawnSync } from 'node:child_process';

export interface Command {
	file: string;
	args: string[];
}

/** Programs that call themselves deeply are wanted. In KB. */
const STACK = 65_532;
const STACK_OF_NODE = 60_000;
/** Where the stack may not grow. */
const SMALL_STACK_OF_NODE = 900;
/** All that the process may have, in KB: an interpreter, the next one, and their code. */
const MEMORY = 2 * 1024 * 1024;
const HEAP_MB = 1024;

/** `LIMITS` of the process, then Node with a stack as deep as the first of them allows. */
const SCRIPT = `
if ulimit -s ${STACK} 2>/dev/null; then stack=${STACK_OF_NODE}; else stack=${SMALL_STACK_OF_NODE}; fi
ulimit -d ${MEMORY} 2>/dev/null
ulimit -f 0 2>/dev/null
ulimit -c 0 2>/dev/null
node=$1
shift
exec "$node" --stack-size=$stack "$@"
`;

/** `script`: a module of one file; `readable`: the folders that it may read. */
export function sandboxed(script: string, readable: readonly string[], args: readonly string[]): Command {
	const options = [
		permissionFlag(),
		...[script, ...readable].map((place) => `--allow-fs-read=${place}`),
		'--disallow-code-generation-from-strings',
		`--max-old-space-size=${HEAP_MB}`,
		'--expose-gc',
		'--no-warnings',
	];
	const [file = 'sh', ...before] = [...withoutNetwork(), 'sh', '-c', SCRIPT, 'sh', process.execPath];
	return { file, args: [...before, ...options, script, ...args] };
}

const permissionFlag = (): string =>
	process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

let prefix: readonly string[] | null = null;

/** A network namespace of its own, which has no way out; nothing where the system does not let us make one. */
function withoutNetwork(): readonly string[] {
	const ways = [
		['unshare', '--net', '--'],
		['unshare', '--user', '--map-root-user', '--net', '--'],
	];
	prefix ??= ways.find(([file = '', ...args]) => spawnSync(file, [...args, 'true'], { stdio: 'ignore' }).status === 0) ?? [];
	return prefix;
}
