/**
 * The boundary of a Python program. WebAssembly reaches its host by its imports alone, so whatever a program makes of its interpreter, it
 * can do no more than what is listed here. Everything else, such as the bridge to JavaScript, is refused once the gate is closed.
 */
type Call = (...args: number[]) => unknown;

/** Imports that read what the interpreter brings along, its streams and clocks, or end the program. Safe for any arguments. */
const PERMITTED = new Set([
	'fd_close',
	'fd_fdstat_get',
	'fd_pread',
	'fd_pwrite',
	'fd_read',
	'fd_seek',
	'fd_sync',
	'fd_write',
	'clock_res_get',
	'clock_time_get',
	'environ_get',
	'environ_sizes_get',
	'random_get',
	'proc_exit',
	'__syscall_chdir',
	'__syscall_dup',
	'__syscall_dup3',
	'__syscall_faccessat',
	'__syscall_fadvise64',
	'__syscall_fchdir',
	'__syscall_fstat64',
	'__syscall_fstatfs64',
	'__syscall_getcwd',
	'__syscall_getdents64',
	'__syscall_getuid32_js',
	'__syscall_ioctl',
	'__syscall_lstat64',
	'__syscall_newfstatat',
	'__syscall_poll',
	'__syscall_readlinkat',
	'__syscall_stat64',
	'__syscall_statfs64',
	'__syscall_umask_js',
	'_maybe_poll_async',
	'_try_fcntl64',
	'_gmtime_js',
	'_localtime_js',
	'_mktime_js',
	'_timegm_js',
	'_tzset_js',
	'emscripten_date_now',
	'emscripten_get_now',
	'emscripten_get_heap_max',
	'emscripten_resize_heap',
	'_PyEM_TrampolineCall_JS',
	'_Py_CheckEmscriptenSignals_Helper',
	'__call_sighandler',
	'_emscripten_runtime_keepalive_clear',
	'__assert_fail',
	'_abort_js',
	'can_run_sync_js',
	'exit',
]);

/** O_WRONLY, O_RDWR, O_CREAT and O_TRUNC: a file would grow in the host's memory, which no limit of the program covers. */
const WRITING = 0o1 | 0o2 | 0o100 | 0o1000;
/** F_SETFL, which would make a file writable that is open. */
const SET_FLAGS = 4;

/** Permitted for some arguments. */
const CONDITIONS: Readonly<Record<string, (...args: number[]) => boolean>> = {
	__syscall_openat: (_folder, _path, flags = 0) => (flags & WRITING) === 0,
	__syscall_fcntl64: (_file, command) => command !== SET_FLAGS,
};

/** These answer with a number, which Python raises as an exception. */
const SYSTEM_CALL = /^(__syscall_.*|_emscripten_system|_mmap_js|_munmap_js|getaddrinfo|getnameinfo)$/;
/** EPERM, as Emscripten numbers it. */
const NOT_PERMITTED = -63;

/** Thrown through a program that asks for more than it may; ends it. */
export class RefusedImport extends Error {}

/** Wraps the imports in place, before the interpreter is instantiated. Returns a function that closes the gate for good. */
export function gateImports(imports: WebAssembly.Imports): () => void {
	let closed = false;
	for (const group of new Set(Object.values(imports)))
		for (const [name, real] of Object.entries(group)) {
			if (!isCall(real) || PERMITTED.has(name)) continue;
			const mayCall = CONDITIONS[name] ?? (() => false);
			const gated: Call = (...args) => (closed && !mayCall(...args) ? refuse(name) : real(...args));
			// The dynamic linker reads the properties of an import.
			group[name] = Object.assign(gated, real);
		}
	return () => {
		closed = true;
	};
}

/** All but memories and their like: functions, and the objects that make promises into functions. */
const isCall = (value: unknown): value is Call =>
	(typeof value === 'function' || typeof value === 'object') &&
	!/\.(Memory|Table|Global|Tag)\]$/.test(Object.prototype.toString.call(value));

function refuse(name: string): number {
	if (SYSTEM_CALL.test(name)) return NOT_PERMITTED;
	throw new RefusedImport(name);
}
