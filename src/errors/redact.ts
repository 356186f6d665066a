const HIDDEN = '***';

/** Shorter secrets would match too much ordinary text. */
const SHORTEST_SECRET = 6;

/**
 * Names followed by a secret, in a query, JSON or a header. Redacts too much rather than too little. A match begins at the start of a word: within
 * one, a long word would take quadratic time.
 */
const NAMED =
	/((?<![\w-])[\w-]*(?:password|passwd|pwd|token|secret|authorization|username)["']?\s*(?:[=:]|%3D)\s*)(?:"(?:[^"\\]|\\.)*"|'[^']*'|(?:Bearer\s+)?[^\s"'&#]+)/gi;

const USER_IN_ADDRESS = /\/\/[^/\s:@]+:[^/\s@]+@/g;

/** Removes credentials from a text: known secrets and values after telling names. */
export function redact(text: string, secrets: readonly string[]): string {
	const longSecrets = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
	const without = longSecrets.reduce(
		(rest, secret) => rest.replaceAll(secret, HIDDEN).replaceAll(encodeURIComponent(secret), HIDDEN),
		text,
	);
	return without.replace(NAMED, `$1${HIDDEN}`).replace(USER_IN_ADDRESS, `//${HIDDEN}@`);
}

/** Copies only name, message and stack: an HTTP error carries the whole response. */
export function redactError(thrown: unknown, secrets: readonly string[]): Error {
	const { name, message, stack } = thrown instanceof Error ? thrown : { name: 'Thrown', message: textOf(thrown), stack: undefined };
	const copy = new Error(redact(message, secrets));
	copy.name = name;
	copy.stack = redact(stack ?? `${name}: ${message}`, secrets);
	return copy;
}

function textOf(thrown: unknown): string {
	if (typeof thrown !== 'object' || thrown === null) return String(thrown);
	try {
		return JSON.stringify(thrown);
	} catch {
		return String(thrown);
	}
}
