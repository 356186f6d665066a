import type { Escape } from './escape.ts';
import { JAVASCRIPT_ESCAPES, JAVASCRIPT_HIDING } from './escapes-javascript.ts';
import { C_ESCAPES, C_HIDING, CPP_ESCAPES } from './escapes-native.ts';
import { PYTHON_ESCAPES, PYTHON_HIDING } from './escapes-python.ts';

export const escapes: readonly Escape[] = [...PYTHON_ESCAPES, ...JAVASCRIPT_ESCAPES, ...C_ESCAPES, ...CPP_ESCAPES];

/** With input starting with `hide` they print "hidden", with any other input "nothing", unless hidden data leaks. */
export const hiding = [
	{ language: 'Python3', code: PYTHON_HIDING },
	{ language: 'JavaScript Node', code: JAVASCRIPT_HIDING },
	{ language: 'C', code: C_HIDING },
] as const;

export const HIDE = 'hide needle-4711\n';
export const SEEK = 'seek\n';

/** Matches only at line starts, since error messages may quote the source. */
export const hasEscaped = ({ stdout, stderr }: { stdout: string; stderr: string }): boolean => /^ESCAPED/m.test(`${stdout}\n${stderr}`);

export const sound = [
	{ language: 'Python3', code: 'print(int(input()) + 1)' },
	{ language: 'JavaScript Node', code: 'print(Number(read()) + 1)' },
	{ language: 'C', code: '#include <stdio.h>\nint main() { int a; scanf("%d", &a); printf("%d\\n", a + 1); return 0; }' },
	{ language: 'C++', code: '#include <iostream>\nint main() { int a; std::cin >> a; std::cout << a + 1 << "\\n"; }' },
] as const;
