/**
 * The command that starts a process of the judge: programs of students run in it, so it may do next to nothing. Each measure stands by
 * itself: the permission model of Node (files of the engine to read, none to write, no processes, threads or addons), no code from
 * strings, an empty environment, the limits of the operating system for memory and files, and namespaces of Linux where it lets us make
 * them: no network, no other process to send a signal to, and a disk with the engine and the system's libraries alone, so that there is no
 * socket of another program, either.
 */
import { spawnSync } from 'node:child_process';

export interface Command {
	file: string;
	args: string[];
}

/** How far the system lets us cut a process off. */
export type Isolation = 'all' | 'network' | 'none';

interface Way {
	isolation: Isolation;
	prefix: readonly string[];
}

const NETWORK = ['--net'];
const ALL = [...NETWORK, '--pid', '--mount', '--fork', '--kill-child'];
const AS_USER = ['--user', '--map-root-user'];

/** From the strongest; the first of each two is for the superuser. */
const WAYS: readonly Way[] = [
	{ isolation: 'all', prefix: ['unshare', ...ALL, '--'] },
	{ isolation: 'all', prefix: ['unshare', ...AS_USER, ...ALL, '--'] },
	{ isolation: 'network', prefix: ['unshare', ...NETWORK, '--'] },
	{ isolation: 'network', prefix: ['unshare', ...AS_USER, ...NETWORK, '--'] },
];
const NO_WAY: Way = { isolation: 'none', prefix: [] };

/** Where the disk of the process is put together: a folder of every Linux that holds nothing of what is shown. */
const VIEW = '/sys';

/** Programs that call themselves deeply are wanted. In KB. */
const STACK = 65_532;
const STACK_OF_NODE = 60_000;
/** Where the stack may not grow. */
const SMALL_STACK_OF_NODE = 900;
/** All that the process may have, in KB: an interpreter, the next one, and their code. */
const MEMORY = 2 * 1024 * 1024;
const HEAP_MB = 1024;

/**
 * Takes the folder of the view or nothing, the places that are shown there, `--`, then Node and its arguments. Node has a stack as deep as
 * the first limit allows, and a session of its own: a signal to its group reaches no other process.
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
	return commandOf(strongestWay(), [script, ...readable], [...options, script, ...args]);
}

export const isolation = (): Isolation => strongestWay().isolation;

function commandOf({ isolation, prefix }: Way, places: readonly string[], args: readonly string[]): Command {
	const isAll = isolation === 'all';
	const shown = isAll ? ['/usr', process.execPath, ...places] : [];
	const [file = 'sh', ...before] = [...prefix, 'sh', '-c', SCRIPT, 'sh', isAll ? VIEW : '', ...shown, '--', process.execPath];
	return { file, args: [...before, ...args] };
}

const permissionFlag = (): string =>
	process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

let strongest: Way | null = null;

/** The first way in which Node starts. */
function strongestWay(): Way {
	strongest ??= WAYS.find((way) => startsNode(commandOf(way, [], ['--version']))) ?? NO_WAY;
	return strongest;
}

const startsNode = ({ file, args }: Command): boolean => spawnSync(file, args, { stdio: 'ignore', env: {} }).status === 0;
