import { toIsoTime } from '#mock/store/time-offset.ts';

const LIFE_MS = 600_000;

export function signedAddress(path: string, now: number): { url: string; expiresAt: string } {
	const end = now + LIFE_MS;
	return { url: `${path}?expires=${Math.floor(end / 1000)}&signature=${signatureOf(`${path}${end}`)}`, expiresAt: toIsoTime(end) };
}

function signatureOf(text: string): string {
	let hash = 2166136261;
	for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
	return (hash >>> 0).toString(16).padStart(8, '0');
}
