/**
 * Two programs for each problem whose outputs the seed's solver computes: a correct one, written from the statement with another algorithm
 * where possible, and one with the problem's typical mistake. `t` is the input, `w` its words, `n` its numbers.
 */
const READING = 'const t = read(), w = t.split(/\\s+/).filter(Boolean), n = w.map(Number), lines = t.split("\\n");\n';

type Pair = readonly [right: string, mistaken: string];

const BASICS: Readonly<Record<string, Pair>> = {
	P1021: ['const m = Math.floor(n[0] * 60 / n[1]); print((m - m % 60) / 60, m % 60)', 'print(Math.floor(n[0] / n[1]))'],
	P1022: ['print(String(BigInt(w[0]) * BigInt(w[2]) / BigInt(w[1])))', 'print(Math.floor(n[1] * n[2] / n[0]))'],
	P1023: ['print((n[0] * 1.8 + 32).toFixed(1))', 'print(n[0] * 9 / 5 + 32)'],
	P1024: ['const [k, s] = n, r = s % k; print((s - r) / k, r === 0 ? 0 : k - r)', 'const [k, s] = n; print(Math.floor(s / k), k - s % k)'],
	P1025: ['const r = n[0] % n[1]; print((n[0] - r) / n[1] + (r > 0 ? 1 : 0))', 'print(Math.floor(n[0] / n[1]))'],
	P1026: [
		"if (w[0] === 'G') print('go'); else if (w[0] === 'R') print('stop'); else print(n[1] < 20 ? 'go' : 'stop')",
		"print(w[0] === 'G' ? 'go' : 'stop')",
	],
	P1027: [
		"const p = n[0]; print(p < 0 || p > 100 ? 'error' : p < 1 ? 'off' : p < 20 ? 'charge' : p < 60 ? 'low' : p < 100 ? 'good' : 'full')",
		"const p = n[0]; print(p < 0 || p > 100 ? 'error' : p < 1 ? 'off' : p <= 20 ? 'charge' : p <= 60 ? 'low' : p < 100 ? 'good' : 'full')",
	],
	P1028: ['print(n[0] + n[1] + n[2] - Math.max(...n) - Math.min(...n))', 'print(n.find((x) => x > Math.min(...n) && x < Math.max(...n)))'],
	P1029: [
		'const d = new Date(2000, 1, 29); d.setFullYear(n[0], 1, 29); print(d.getMonth() === 1 ? 366 : 365)',
		'print(n[0] % 4 === 0 && n[0] % 100 !== 0 ? 366 : 365)',
	],
	P1030: [
		"if (n[2]) print('on'); else if (!n[1]) print('off'); else print(n[0] >= 30 ? 'off' : 'on')",
		"print(n[2] || n[0] < 30 || n[1] ? 'on' : 'off')",
	],
};

const LOOPS: Readonly<Record<string, Pair>> = {
	P1031: [
		"let s = ''; for (let i = n[0]; i; i--) s += i + '\\n'; print(s + 'Launch!')",
		"for (let i = n[0]; i >= 0; i--) print(i); print('Launch!')",
	],
	P1032: [
		'let s = 0; for (let i = 1; i <= n[0]; i += 2) s += n[i]; print(s)',
		'let s = 0; for (let i = 2; i <= n[0]; i += 2) s += n[i]; print(s)',
	],
	P1033: [
		'let s = 0, u = 0; n.slice(1).forEach((x, i) => i % 2 ? u += x : s += x); print((s / u).toFixed(2))',
		'let s = 0; for (let i = 1; i < n.length; i += 2) s += n[i] / n[i + 1]; print((s / n[0]).toFixed(2))',
	],
	P1034: [
		'const [, a, b, ...x] = n, bad = x.map((v) => v < a || v > b); print(bad.filter((v) => !v).length, bad.indexOf(true) + 1)',
		'const [, a, b, ...x] = n, bad = x.map((v) => v <= a || v >= b); print(bad.filter((v) => !v).length, bad.indexOf(true) + 1)',
	],
	P1035: [
		'let at = 1, s = 0; for (const to of n.slice(1)) { while (at < to) at++, s += 6; while (at > to) at--, s += 4; s += 5 } print(s)',
		'let at = n[1], s = 0; for (const to of n.slice(1)) { while (at < to) at++, s += 6; while (at > to) at--, s += 4; s += 5 } print(s)',
	],
	P1036: ['print(n[0] === 0 ? 0 : 1 + (n[0] - 1) % 9)', 'print(1 + (n[0] + 8) % 9)'],
	P1037: [
		"const back = (x) => [...x].reverse().join(''); let c = 0; for (let h = 1; h < 1000; h++) for (const p of [h + back(String(h)), h + back(String(h)).slice(1)]) if (+p >= n[0] && +p <= n[1]) c++; print(c)",
		'let c = 0; for (let i = n[0]; i <= n[1]; i++) { const s = String(i); if (s[0] === s[s.length - 1]) c++ } print(c)',
	],
	P1038: [
		"let [a, b] = n, x = a, y = b; while (y) [x, y] = [y, x % y]; print(a / x + ':' + b / x)",
		"let [a, b] = n; for (const p of [2, 3, 5]) if (a % p === 0 && b % p === 0) { a /= p; b /= p } print(a + ':' + b)",
	],
	P1039: [
		"const o = []; a: for (let i = 2; i <= n[0]; i++) { for (const p of o) if (i % p === 0) continue a; o.push(i) } print(o.length ? o.join(' ') : 'none')",
		"const o = []; a: for (let i = 1; i <= n[0]; i++) { for (let p = 2; p < i; p++) if (i % p === 0) continue a; o.push(i) } print(o.length ? o.join(' ') : 'none')",
	],
	P1040: [
		'const [a, b, u] = n; let m = a; while (m % b) m += a; print(Math.floor(u / m))',
		'const [a, b, u] = n; print(Math.floor(u / (a * b)))',
	],
};

const LISTS: Readonly<Record<string, Pair>> = {
	P1041: [
		"const [m, k, ...x] = n, o = []; for (let i = 0; i + k <= m; i++) o.push(Math.floor(x.slice(i, i + k).reduce((a, b) => a + b) / k)); print(o.join(' '))",
		"const [m, k, ...x] = n, o = []; for (let i = 0; i + k < m; i++) o.push(Math.floor(x.slice(i, i + k).reduce((a, b) => a + b) / k)); print(o.join(' '))",
	],
	P1042: [
		'const x = n.slice(1); let best = 1; x.forEach((_, i) => { let j = i; while (j + 1 < x.length && x[j + 1] > x[j]) j++; best = Math.max(best, j - i + 1) }); print(best)',
		'const x = n.slice(1); let best = 1, c = 1; for (let i = 1; i < x.length; i++) if (x[i] > x[i - 1]) c++; else { best = Math.max(best, c); c = 1 } print(best)',
	],
	P1043: [
		'const x = n.slice(1); print(((x.reduce((a, b) => a + b) - Math.max(...x) - Math.min(...x)) / (x.length - 2)).toFixed(2))',
		'const x = n.slice(1), y = x.filter((v) => v < Math.max(...x) && v > Math.min(...x)); print((y.reduce((a, b) => a + b, 0) / y.length).toFixed(2))',
	],
	P1044: [
		'for (let k = 1; k <= 100; k++) { const c = n.slice(1).filter((x) => x === k).length; if (c) print(k, c) }',
		'const c = new Map(); for (const x of n.slice(1)) c.set(x, (c.get(x) || 0) + 1); for (const [k, v] of c) print(k, v)',
	],
	P1045: [
		"const [m, k, ...x] = n; for (let i = k % m; i; i--) x.unshift(x.pop()); print(x.join(' '))",
		"const [m, k, ...x] = n; print(x.map((_, i) => x[i - k + m]).join(' '))",
	],
	P1046: [
		"print([...w[0].toUpperCase()].filter((c) => 'FBLR'.includes(c)).join('') || 'empty')",
		"print([...w[0]].filter((c) => 'FBLR'.includes(c)).join('') || 'empty')",
	],
	P1047: [
		"let s = ''; for (const c of w[0]) s = { F: 'B', B: 'F', L: 'R', R: 'L' }[c] + s; print(s)",
		"let s = ''; for (const c of w[0]) s += { F: 'B', B: 'F', L: 'R', R: 'L' }[c]; print(s)",
	],
	P1048: [
		'let s = 0; [...w[0]].forEach((c, i) => s += c * (i % 2 ? 1 : 3)); let d = 0; while ((s + d) % 10) d++; print(w[0] + d)',
		'let s = 0; [...w[0]].forEach((c, i) => s += c * (i % 2 ? 1 : 3)); print(w[0] + (10 - s % 10))',
	],
	P1049: [
		"const x = w.slice(1); let bad = 0; for (let i = x.length - 1; i; i--) if (x[i][0] !== x[i - 1].slice(-1)) bad = i + 1; print(bad || 'yes')",
		"const x = w.slice(1), l = x[x.length - 1]; print(x.length < 2 || x[0].slice(-1) === l[0] ? 'yes' : x.length)",
	],
	P1050: [
		"let s = w[0], l; do { l = s.length; s = s.replace(/\\(\\)|\\[\\]|\\{\\}/g, '') } while (s.length < l); print(s ? 'error' : 'ok')",
		"const c = (x) => w[0].split(x).length; print(c('(') === c(')') && c('[') === c(']') && c('{') === c('}') ? 'ok' : 'error')",
	],
};

const GRIDS: Readonly<Record<string, Pair>> = {
	P1051: ["for (let s = '#'; s.length <= n[0]; s += '#') print(s)", "for (let i = 1; i < n[0]; i++) print('#'.repeat(i))"],
	P1052: [
		"const k = n[0]; for (let y = 1 - k; y < k; y++) print(' '.repeat(Math.abs(y)) + '*'.repeat(2 * (k - Math.abs(y)) - 1))",
		"const k = n[0], row = (i) => print(' '.repeat(k - i) + '*'.repeat(2 * i - 1)); for (let i = 1; i <= k; i++) row(i); for (let i = k; i; i--) row(i)",
	],
	P1053: [
		"for (let y = 0; y < n[0]; y++) { let s = ''; for (let x = 0; x < n[1]; x++) s += '#.'[(x + y) % 2]; print(s) }",
		"for (let y = 0; y < n[0]; y++) print('#.'.repeat(n[1]).slice(0, n[1]))",
	],
	P1054: [
		"const k = n[0], at = (y, x) => { const r = Math.min(y, x, k - 1 - y, k - 1 - x), m = k - 2 * r, s = k * k - m * m; y -= r; x -= r; return s + (y === 0 ? x + 1 : x === m - 1 ? m + y : y === m - 1 ? 3 * m - 2 - x : 4 * m - 3 - y) }; for (let y = 0; y < k; y++) print(Array.from({ length: k }, (_, x) => at(y, x)).join(' '))",
		"const k = n[0]; for (let y = 0; y < k; y++) print(Array.from({ length: k }, (_, x) => y * k + (y % 2 ? k - x : x + 1)).join(' '))",
	],
	P1055: [
		"const x = w.slice(1), m = Math.max(...x.map((s) => s.length)), e = '*'.repeat(m + 4); print([e, ...x.map((s) => '* ' + s.padEnd(m) + ' *'), e].join('\\n'))",
		"const x = w.slice(1), e = '*'.repeat(x[0].length + 4); print([e, ...x.map((s) => '* ' + s + ' *'), e].join('\\n'))",
	],
	P1056: [
		'const open = new Set(); for (const s of n.slice(1)) for (let i = 0; i < 5; i++) open.add(s + i); print(open.size)',
		'let until = -1, s = 0; for (const a of n.slice(1)) if (a >= until) { until = a + 5; s += 5 } print(s)',
	],
	P1057: [
		"const [h, v] = n; let y = 0, x = 0, dy = 0, dx = 1; const seen = { '0 0': 1 }; for (const c of w[2]) { if (c === 'R') [dy, dx] = [dx, -dy]; else if (c === 'L') [dy, dx] = [-dx, dy]; else if (y + dy >= 0 && y + dy < h && x + dx >= 0 && x + dx < v) seen[(y += dy) + ' ' + (x += dx)] = 1 } print(Object.keys(seen).length)",
		"const [h, v] = n; let y = 0, x = 0, dy = 0, dx = 1, c1 = 1; for (const c of w[2]) { if (c === 'R') [dy, dx] = [dx, -dy]; else if (c === 'L') [dy, dx] = [-dx, dy]; else if (y + dy >= 0 && y + dy < h && x + dx >= 0 && x + dx < v) { y += dy; x += dx; c1++ } } print(c1)",
	],
	P1058: [
		'const [m, k, ...x] = n; let free = 0, s = 0; for (const a of x) { const from = a > free ? a : free; s += from - a; free = from + k } print(s)',
		'const [m, k, ...x] = n; let s = 0; x.forEach((a, i) => { if (i && a < x[i - 1] + k) s += x[i - 1] + k - a }); print(s)',
	],
	P1059: [
		"const g = lines.slice(1, n[0] + 1).map((s) => [...s]); const fill = (y, x) => { if (!g[y] || g[y][x] !== '.') return 0; g[y][x] = '#'; return 1 + fill(y + 1, x) + fill(y - 1, x) + fill(y, x + 1) + fill(y, x - 1) }; const o = []; g.forEach((r, y) => r.forEach((_, x) => { const c = fill(y, x); if (c) o.push(c) })); print(o.length, Math.max(0, ...o))",
		"const g = lines.slice(1, n[0] + 1).map((s) => [...s]); const fill = (y, x) => { if (!g[y] || g[y][x] !== '.') return 0; g[y][x] = '#'; let c = 1; for (const a of [-1, 0, 1]) for (const b of [-1, 0, 1]) c += fill(y + a, x + b); return c }; const o = []; g.forEach((r, y) => r.forEach((_, x) => { const c = fill(y, x); if (c) o.push(c) })); print(o.length, Math.max(0, ...o))",
	],
	P1060: [
		'const [a, b] = n, d = new Array(10001).fill(-1); d[a] = 0; for (let now = [a]; d[b] < 0; ) { const next = []; for (const x of now) for (const y of [x + 1, x - 1, 2 * x]) if (y >= 0 && y <= 10000 && d[y] < 0) { d[y] = d[x] + 1; next.push(y) } now = next } print(d[b])',
		'print(Math.abs(n[1] - n[0]))',
	],
};

export const bankPrograms: readonly (readonly [id: string, pair: Pair])[] = Object.entries({ ...BASICS, ...LOOPS, ...LISTS, ...GRIDS }).map(
	([id, pair]) => [id, [READING + pair[0], READING + pair[1]]] as const,
);
