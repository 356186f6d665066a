const HEADERS =
	'algorithm array bitset cassert cctype cerrno cfloat chrono cinttypes climits clocale cmath complex cstdarg cstddef cstdint cstdio cstdlib cstring ctime cwchar cwctype deque exception fstream functional initializer_list iomanip ios iosfwd iostream istream iterator limits list locale map memory new numeric optional ostream queue random ratio set sstream stack stdexcept streambuf string string_view tuple type_traits typeinfo unordered_map unordered_set utility valarray variant vector';

/** `bits/stdc++.h`, which is gcc's own header. Omits regex and threads: slow to compile and rarely used. */
const BITS = `#ifndef JUDGE_BITS\n#define JUDGE_BITS\n${HEADERS.split(' ')
	.map((name) => `#include <${name}>\n`)
	.join('')}#endif\n`;

/** Functions of gcc's library that contest programs call though no standard has them. gcc declares both in `<algorithm>`. */
const GNU = `#ifndef JUDGE_GNU
#define JUDGE_GNU
namespace std {
template <class T> constexpr T __gcd(T m, T n) {
	while (n != 0) {
		T rest = m % n;
		m = n;
		n = rest;
	}
	return m;
}
constexpr int __lg(int n) { return 31 - __builtin_clz(n); }
constexpr int __lg(unsigned n) { return 31 - __builtin_clz(n); }
constexpr long __lg(long n) { return 31 - __builtin_clzl(n); }
constexpr long __lg(unsigned long n) { return 31 - __builtin_clzl(n); }
constexpr long long __lg(long long n) { return 63 - __builtin_clzll(n); }
constexpr long long __lg(unsigned long long n) { return 63 - __builtin_clzll(n); }
}
#endif
`;

/** Adds gcc's members to libc++'s class before its member `none`, the only text of the header that the macro matches. */
const BITSET = `#define none() \\
	__none() const; \\
	size_t _Find_first() const _NOEXCEPT { return __find_from(0); } \\
	size_t _Find_next(size_t __place) const _NOEXCEPT { return __place < _Size ? __find_from(__place + 1) : _Size; } \\
	size_t __find_from(size_t __place) const _NOEXCEPT { \\
		return std::find(__base::__make_iter(__place), __base::__make_iter(_Size), true) - __base::__make_iter(0); \\
	} \\
	bool none()
#include_next <bitset>
#undef none
`;

const extended = (name: string): string => `#include_next <${name}>\n#include <bits/gnu.h>\n`;

/** Found before the library's own headers. */
export const OWN_HEADERS = {
	algorithm: extended('algorithm'),
	numeric: extended('numeric'),
	bitset: BITSET,
	bits: { 'stdc++.h': BITS, 'gnu.h': GNU },
};

/**
 * The C library allocates by `sbrk`; this version asks the judge first. A throw ends the program: the library has no support for
 * catching exceptions. `system` is weak, so that a program may have a function of this name.
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

__attribute__((weak)) int system(const char *command) { return -1; }
`;
