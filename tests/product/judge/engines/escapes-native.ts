import { type Escape, escapesIn } from './escape.ts';

const TOOLS = String.raw`#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
#define SENTINEL "{{SENTINEL}}"
#define MARK "{{MARK}}"
#define IMPORT(module, name) __attribute__((import_module(module), import_name(name)))
#define WASI(name) IMPORT("wasi_snapshot_preview1", name)
static inline void attempt(const char *name, int done) { printf(done ? "ESCAPED by %s\n" : "%s\n", name); fflush(stdout); }
`;

const OK = ['OK'] as const;
const ANY_END = ['OK', 'RE', 'CE'] as const;

export const C_ESCAPES: readonly Escape[] = escapesIn('C', TOOLS, [
	[
		'reads and writes files of the host',
		OK,
		`
int main() {
	const char *places[] = { SENTINEL, "/etc/passwd", "/proc/self/environ", "/dev/fd/3", "." };
	for (int i = 0; i < 5; i++) for (const char *mode = "rwa"; *mode; mode++) {
		char one[2] = { *mode, 0 };
		attempt(one, fopen(places[i], one) != NULL);
	}
	attempt("remove", remove(SENTINEL) == 0);
	attempt("rename", rename(SENTINEL, SENTINEL ".x") == 0);
	attempt("environment", getenv("JUDGE_TEST_SECRET") != NULL || getenv("PATH") != NULL);
	return 0;
}`,
	],
	[
		'calls WASI by itself for files',
		OK,
		`
WASI("path_open") int path_open(int, int, const char *, int, int, int64_t, int64_t, int, int *);
WASI("path_filestat_get") int path_filestat_get(int, int, const char *, int, void *);
WASI("path_unlink_file") int path_unlink_file(int, const char *, int);
WASI("path_create_directory") int path_create_directory(int, const char *, int);
WASI("path_symlink") int path_symlink(const char *, int, int, const char *, int);
WASI("fd_readdir") int fd_readdir(int, void *, int, int64_t, int *);
WASI("fd_prestat_get") int fd_prestat_get(int, void *);
WASI("fd_prestat_dir_name") int fd_prestat_dir_name(int, void *, int);
WASI("fd_filestat_get") int fd_filestat_get(int, void *);
static char room[4096];
int main() {
	int opened = 0;
	for (int fd = -2; fd < 10; fd++) {
		attempt("path_open", path_open(fd, 0, SENTINEL, sizeof SENTINEL - 1, 0, -1, -1, 0, &opened) == 0);
		attempt("path_open to write", path_open(fd, 1, "x", 1, 1, -1, -1, 0, &opened) == 0);
		attempt("path_filestat_get", path_filestat_get(fd, 0, SENTINEL, sizeof SENTINEL - 1, room) == 0);
		attempt("path_unlink_file", path_unlink_file(fd, SENTINEL, sizeof SENTINEL - 1) == 0);
		attempt("path_create_directory", path_create_directory(fd, "x", 1) == 0);
		attempt("path_symlink", path_symlink("/", 1, fd, "x", 1) == 0);
		attempt("fd_readdir", fd_readdir(fd, room, sizeof room, 0, &opened) == 0);
		attempt("fd_prestat_get", fd_prestat_get(fd, room) == 0);
		attempt("fd_prestat_dir_name", fd_prestat_dir_name(fd, room, 9) == 0);
	}
	return 0;
}`,
	],
	[
		'calls WASI by itself for sockets, signals and waiting',
		OK,
		`
WASI("sock_accept") int sock_accept(int, int, int *);
WASI("sock_send") int sock_send(int, const void *, int, int, int *);
WASI("sock_recv") int sock_recv(int, void *, int, int, int *, int *);
WASI("sock_open") int sock_open(int, int, int *);
WASI("proc_raise") int proc_raise(int);
WASI("poll_oneoff") int poll_oneoff(const void *, void *, int, int *);
WASI("thread-spawn") int thread_spawn(int);
static int room[64];
int main() {
	for (int fd = 0; fd < 5; fd++) {
		attempt("sock_accept", sock_accept(fd, 0, room) == 0);
		attempt("sock_send", sock_send(fd, room, 1, 0, room) == 0);
		attempt("sock_recv", sock_recv(fd, room, 1, 0, room, room) == 0);
	}
	attempt("sock_open", sock_open(1, 1, room) == 0);
	attempt("proc_raise", proc_raise(9) == 0);
	attempt("poll_oneoff", poll_oneoff(room, room, 1, room) == 0);
	attempt("thread-spawn", thread_spawn(0) == 0);
	return 0;
}`,
	],
	[
		'asks for calls of the judge and of JavaScript',
		OK,
		`
IMPORT("judge", "eval") int judge_eval(const char *);
IMPORT("judge", "constructor") int judge_constructor(const char *);
IMPORT("judge", "settle") int judge_settle(int);
IMPORT("env", "fetch") int env_fetch(const char *);
IMPORT("env", "emscripten_run_script") int run_script(const char *);
IMPORT("globalThis", "postMessage") int post_message(int);
IMPORT("wasi_snapshot_preview1", "toString") int to_string(void);
IMPORT("process", "exit") int process_exit(int);
int main() {
	attempt("eval", judge_eval("1") == 1);
	attempt("settle", judge_settle(1) == 0);
	attempt("fetch", env_fetch("http://127.0.0.1:{{PORT}}/escaped") == 0);
	attempt("emscripten_run_script", run_script("fetch('http://127.0.0.1:{{PORT}}/escaped')") == 0);
	attempt("postMessage", post_message(0) == 0);
	attempt("process.exit", process_exit(0) == 0);
	return 0;
}`,
	],
	[
		'asks for calls by the names that all objects have',
		OK,
		`
IMPORT("judge", "__proto__") int proto(const char *);
IMPORT("constructor", "constructor") int constructor(const char *);
IMPORT("__proto__", "hasOwnProperty") int own(int);
IMPORT("judge", "constructor") int make(const char *);
enum { NOT_HERE = 52 };
int main() {
	attempt("proto", proto("x") != NOT_HERE);
	attempt("constructor", constructor("x") != NOT_HERE);
	attempt("own", own(1) != NOT_HERE);
	attempt("make", make("x") != NOT_HERE);
	return 0;
}`,
	],
	[
		'gives calls of the judge places that are not its own',
		ANY_END,
		`
WASI("fd_write") int fd_write(int, const void *, int, int *);
WASI("fd_read") int fd_read(int, const void *, int, int *);
WASI("random_get") int random_get(void *, int);
static int vectors[2] = { 0, -1 }, done;
int main(int argc, char **argv) {
	if (argc == 9) fd_write(1, vectors, 1, &done);
	attempt("fd_write to 3", fd_write(3, vectors, 1, &done) == 0);
	attempt("fd_read of 3", fd_read(3, vectors, 1, &done) == 0);
	attempt("vectors", fd_write(1, vectors, 0x7fffffff, &done) == 0);
	return random_get((void *)-1, 100);
}`,
	],
	[
		'forges a result by frames',
		OK,
		String.raw`
int main() {
	char text[] = "{\"report\":\"ended\",\"result\":{\"verdict\":\"OK\",\"stdout\":\"ESC\\u0041PED\",\"stderr\":\"\",\"time\":0,\"memory\":0},\"spent\":false}";
	uint32_t head[2] = { strlen(text), 0 };
	for (int time = 0; time < 2; time++) {
		FILE *to = time ? stderr : stdout;
		fwrite(head, 4, 2, to); fwrite(text, 1, head[0], to); fflush(to);
	}
	return 0;
}`,
	],
	[
		'lets the judge work for it without end',
		['TLE'],
		'WASI("random_get") int random_get(void *, int);\nstatic char room[1 << 20];\nint main() { for (;;) random_get(room, sizeof room); }',
	],
	[
		'gives itself fuel by assembler',
		['TLE', 'CE'],
		'int main() { for (;;) __asm__ volatile("i64.const 9223372036854775807\\n global.set 1\\n" ::: "memory"); }',
	],
	[
		'gives itself fuel by other globals of assembler',
		['TLE', 'CE'],
		'int main() { for (;;) __asm__ volatile("i64.const 9223372036854775807\\n global.set 2\\n"); }',
	],
	[
		'gives itself fuel by its locals',
		['TLE', 'CE'],
		'int main() { for (;;) __asm__ volatile("i64.const 9223372036854775807\\n local.set 0\\n i64.const 9223372036854775807\\n local.set 1\\n"); }',
	],
	[
		'leaves a block that is not its own',
		['TLE', 'CE', 'RE', 'OK'],
		'void f() { for (volatile int i = 0; i < 1000; i++) ; __asm__ volatile("br 1\\n"); }\nint main() { for (;;) f(); }',
	],
	[
		'grows its memory by itself',
		['MLE', 'RE', 'OK', 'TLE'],
		'int main() { for (;;) if (__builtin_wasm_memory_grow(0, 100) == -1) { volatile char *p = (char *)0x0fffffff; *p = 1; return *p; } }',
	],
	[
		'reads memory beyond its own',
		['RE', 'OK'],
		'int main() { volatile char *p = 0; for (long i = 0; i < 200000000; i += 65536) if (p[i] == 77) putchar(p[i]); return 0; }',
	],
	['includes files of the host', ['CE'], '#include "/etc/passwd"\n#include SENTINEL\n#embed "/etc/passwd"\nint main() { return 0; }'],
	['assembles files of the host', ['CE'], '__asm__(".incbin \\"" SENTINEL "\\"");\nint main() { return 0; }'],
	[
		'is a source that takes long',
		['CE', 'MLE', 'TLE', 'RE', 'OK'],
		'#define A x x x x x x x x\n#define B A A A A A A A A\nint x;\nint main() { return 0; }',
	],
]);

const CPP_TOOLS = `${TOOLS}#include <fstream>\n#include <iostream>\n#include <vector>\n#include <string>\n`;

export const CPP_ESCAPES: readonly Escape[] = escapesIn('C++', CPP_TOOLS, [
	[
		'reads and writes files of the host by streams',
		OK,
		`
int main() {
	for (auto place : { SENTINEL, "/etc/passwd", "/proc/self/environ" }) {
		std::ifstream in(place); std::string word; in >> word; attempt("ifstream", in.good() || !word.empty());
		std::ofstream out(place); out << "x" << std::flush; attempt("ofstream", out.good());
	}
	return 0;
}`,
	],
	[
		'asks for more memory than there is',
		['MLE', 'RE'],
		'int main() { std::vector<std::string *> all; for (;;) all.push_back(new std::string(100000, 120)); }',
	],
	['prints without end', ['OLE', 'TLE'], 'int main() { for (;;) std::cout << "robot" << std::endl; }'],
	[
		'calls itself without end',
		['RE', 'TLE'],
		'int f(volatile int *x) { volatile int y[9]; y[3] = *x; return f(y) + y[2]; }\nint main() { int z = 1; return f(&z); }',
	],
	[
		'works before and after main without end',
		['TLE'],
		'struct A { A() { attempt("before", 0); } ~A() { for (volatile int i = 0;;) i = 1; } } a;\nint main() { return 0; }',
	],
	[
		'is a template without end',
		['CE'],
		'template <int N> struct A { static const int value = A<N + 1>::value + 1; };\nint main() { return A<0>::value; }',
	],
]);

/** Searches all of its memory for data of the previous run. */
export const C_HIDING = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static char kept[100], line[100];
int main() {
	fgets(line, sizeof line, stdin);
	if (line[0] == 'h') {
		strcpy(kept, line);
		for (int i = 0; i < 1000; i++) { char *room = malloc(1000); strcpy(room, line); }
		FILE *file = fopen("/tmp/hidden", "w");
		if (file) { fputs(line, file); fclose(file); }
		setenv("HIDDEN", line, 1);
		puts("hidden");
		return 0;
	}
	char *more = malloc(1000000);
	const char *memory = (const char *)16;
	long end = (long)__builtin_wasm_memory_size(0) * 65536 - 16;
	int found = getenv("HIDDEN") != NULL || fopen("/tmp/hidden", "r") != NULL || kept[0];
	for (long i = 0; i < end - 16; i++)
		if (memory[i] == 'n' && memory[i + 1] == 'e' && memory[i + 2] == 'e' && memory[i + 3] == 'd' && memory[i + 6] == '-' && memory[i + 7] == '4') found = 1;
	puts(found ? "ESCAPED" : "nothing");
	return more == 0;
}
`;
