/**
 * Builds the command that starts a judge process. Students' programs run in it as WebAssembly, which reaches only what its engine hands it
 * (engines/worker). Should one break out of its engine, the process is locked down by further, independent measures: Node's permission
 * model (read access to the engine's files only; no writes, child processes, threads or addons), no code from strings, an empty environment,
 * ulimits for memory and files, and Linux namespaces where available: no network, no other processes to signal, and a file system with only
 * the engine and system libraries, hence no sockets of other programs.
 */
import { spawnSync } from 'node:child_process';

export interface Command {
	file: string;
	args: string[];
}

export type Isolation = 'all' | 'network' | 'none';

interface IsolationMethod {
	isolation: Isolation;
	prefix: readonly string[];
}

const NETWORK = ['--net'];
const ALL = [...NETWORK, '--pid', '--mount', '--fork', '--kill-child'];
const AS_USER = ['--user', '--map-root-user'];

/** Strongest first; the first of each pair is for root. */
const ISOLATION_METHODS: readonly IsolationMethod[] = [
	{ isolation: 'all', prefix: ['unshare', ...ALL, '--'] },
	{ isolation: 'all', prefix: ['unshare', ...AS_USER, ...ALL, '--'] },
	{ isolation: 'network', prefix: ['unshare', ...NETWORK, '--'] },
	{ isolation: 'network', prefix: ['unshare', ...AS_USER, ...NETWORK, '--'] },
];
const NO_ISOLATION: IsolationMethod = { isolation: 'none', prefix: [] };

/** Mount point of the process's file system: a folder that every Linux has and that is not part of the view. */
const MOUNT_POINT = '/sys';

/** KB. Deep recursion must work. */
const STACK = 65_532;
const STACK_OF_NODE = 60_000;
/** Used if the stack limit cannot be raised. */
const SMALL_STACK_OF_NODE = 900;
/** Memory limit of the process in KB: the current interpreter, the next one, and their code. */
const MEMORY = 2 * 1024 * 1024;
const HEAP_MB = 1024;

/**
 * Arguments: the mount point or an empty string, the mounted paths, `--`, then Node and its arguments. Raises Node's stack limit as far as
 * allowed and starts a new session, so that a signal to its process group reaches no other process.
 */
const SCRIPT = `
view=$1
shift
show() {
	# What is inside of a place that is shown already must not be made there: that would be on the real disk.
	[ ! -e "$view$1" ] || return 0
	if [ -d "$1" ]; then mkdir -p "$view$1"; else mkdir -p "$view\${1%/*}" && : >"$view$1"; fi
	mount --rbind "$1" "$view$1" || exit 1
	mount -o remount,bind,ro "$view$1" 2>/dev/null
}
if [ "$view" ]; then
	mount -t tmpfs tmpfs "$view" || exit 1
	for place in /bin /lib /lib32 /lib64; do
		if [ -L "$place" ]; then cp -P "$place" "$view$place"; elif [ -d "$place" ]; then show "$place"; fi
	done
fi
while [ "$1" != -- ]; do
	[ -z "$view" ] || show "$1"
	shift
done
shift
if ulimit -s ${STACK} 2>/dev/null; then stack=${STACK_OF_NODE}; else stack=${SMALL_STACK_OF_NODE}; fi
ulimit -d ${MEMORY} 2>/dev/null
ulimit -f 0 2>/dev/null
ulimit -c 0 2>/dev/null
node=$1
shift
if [ "$view" ]; then exec setsid "$(command -v chroot)" "$view" "$node" --stack-size=$stack "$@"; fi
exec "$node" --stack-size=$stack "$@"
`;

export interface SandboxedScript {
	/** A self-contained module. */
	script: string;
	/** Folders that it may read. */
	readable: readonly string[];
	args: readonly string[];
	/** Options of V8. */
	engineOptions?: readonly string[];
}

/** With the strongest isolation that this machine has, or with none. */
export function sandboxed({ script, readable, args, engineOptions = [] }: SandboxedScript, isolated = true): Command {
	const options = [
		permissionFlag(),
		...[script, ...readable].map((place) => `--allow-fs-read=${place}`),
		'--disallow-code-generation-from-strings',
		`--max-old-space-size=${HEAP_MB}`,
		'--expose-gc',
		'--no-warnings',
		...engineOptions,
	];
	return commandOf(isolated ? strongestIsolation() : NO_ISOLATION, [script, ...readable], [...options, script, ...args]);
}

export const isolation = (): Isolation => strongestIsolation().isolation;

/** A sentence about the measures that this machine lacks; null if it has all of them. */
export function isolationNotice(level: Isolation): string | null {
	if (level === 'all') return null;
	const shared = level === 'network' ? 'its processes and files' : 'its network, processes and files';
	return `this machine cannot hide ${shared} from the judge by namespaces: programs of students are contained by WebAssembly and Node's permission model alone.`;
}

function commandOf({ isolation, prefix }: IsolationMethod, places: readonly string[], args: readonly string[]): Command {
	const isAll = isolation === 'all';
	const shown = isAll ? ['/usr', process.execPath, ...places] : [];
	const [file = 'sh', ...before] = [...prefix, 'sh', '-c', SCRIPT, 'sh', isAll ? MOUNT_POINT : '', ...shown, '--', process.execPath];
	return { file, args: [...before, ...args] };
}

const permissionFlag = (): string =>
	process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

let strongest: IsolationMethod | null = null;

function strongestIsolation(): IsolationMethod {
	strongest ??= ISOLATION_METHODS.find((way) => startsNode(commandOf(way, [], ['--version']))) ?? NO_ISOLATION;
	return strongest;
}

const startsNode = ({ file, args }: Command): boolean => spawnSync(file, args, { stdio: 'ignore', env: {} }).status === 0;
