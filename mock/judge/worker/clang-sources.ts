const HEADERS =
	'algorithm array bitset cassert cctype cerrno cfloat chrono cinttypes climits clocale cmath complex cstdarg cstddef cstdint cstdio cstdlib cstring ctime cwchar cwctype deque exception fstream functional initializer_list iomanip ios iosfwd iostream istream iterator limits list locale map memory new numeric optional ostream queue random ratio set sstream stack stdexcept streambuf string string_view tuple type_traits typeinfo unordered_map unordered_set utility valarray variant vector';

/** `bits/stdc++.h`, which is gcc's own header. Omits regex and threads: slow to compile and rarely used. */
export const BITS = `#ifndef JUDGE_BITS\n#define JUDGE_BITS\n${HEADERS.split(' ')
	.map((name) => `#include <${name}>\n`)
	.join('')}#endif\n`;

/**
 * The C library allocates by `sbrk`; this version asks the judge first. A throw ends the program: the library has no support for
 * catching exceptions.
 */
export const RUNTIME_SOURCE = `
typedef __SIZE_TYPE__ size_t;
__attribute__((import_module("judge"), import_name("grow"))) void judge_grow(size_t bytes);
__attribute__((import_module("judge"), import_name("thrown"))) void judge_thrown(void);

void *sbrk(__INTPTR_TYPE__ increment) {
	if (increment == 0) return (void *)(__builtin_wasm_memory_size(0) * 65536);
	judge_grow((size_t)increment);
	size_t before = __builtin_wasm_memory_grow(0, (size_t)increment / 65536);
	if (before == (size_t)-1) judge_grow((size_t)-1);
	return (void *)(before * 65536);
}

static char thrown[4096];
void *__cxa_allocate_exception(size_t size) { return thrown; }
void __cxa_free_exception(void *exception) {}
void __cxa_throw(void *exception, void *type, void (*destroy)(void *)) { judge_thrown(); __builtin_trap(); }
void __cxa_rethrow(void) { judge_thrown(); __builtin_trap(); }
void *__cxa_begin_catch(void *exception) { return exception; }
void __cxa_end_catch(void) {}
`;
