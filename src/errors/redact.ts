const HIDDEN = '***';

/** Shorter ones would hide half of any text. */
const SHORTEST_SECRET = 6;

/** Names behind which a secret stands, as in a query, in JSON or in a header. Rather too much of what follows goes than too little. */
const NAMED =
	/([\w-]*(?:password|passwd|pwd|token|secret|authorization|username)["']?\s*(?:[=:]|%3D)\s*)(?:"(?:[^"\\]|\\.)*"|'[^']*'|(?:Bearer\s+)?[^\s"'&#]+)/gi;

const USER_IN_ADDRESS = /\/\/[^/\s:@]+:[^/\s@]+@/g;

/** Takes credentials out of a text: those that are known, and whatever stands behind a name that tells. */
export function redact(text: string, secrets: readonly string[]): string {
	const known = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
	const without = known.reduce((rest, secret) => rest.replaceAll(secret, HIDDEN).replaceAll(encodeURIComponent(secret), HIDDEN), text);
	return without.replace(NAMED, `$1${HIDDEN}`).replace(USER_IN_ADDRESS, `//${HIDDEN}@`);
}

/** A copy of what was thrown, with nothing on it but its words: an error of a call carries the whole answer. */
export function redactError(thrown: unknown, secrets: readonly string[]): Error {
	const { name, message, stack } = thrown instanceof Error ? thrown : { name: 'Thrown', message: wordsOf(thrown), stack: undefined };
	const copy = new Error(redact(message, secrets));
	copy.name = name;
	copy.stack = redact(stack ?? `${name}: ${message}`, secrets);
	return copy;
}

function wordsOf(thrown: unknown): string {
	if (typeof thrown !== 'object' || thrown === null) return String(thrown);
	try {
		return JSON.stringify(thrown);
	} catch {
		return String(thrown);
	}
}
