/** Seconds from the `Retry-After` header, rounded up; null if it is missing or invalid. */
export function retryAfter(headers: Headers): number | null {
	const value = headers.get('Retry-After')?.trim() ?? '';
	if (/^\d+$/.test(value)) return Number(value);
	// The header may hold a date. It is compared with the server's `Date` header, since the local clock may be wrong.
	const ahead = Date.parse(value) - Date.parse(headers.get('Date') ?? '');
	return Number.isNaN(ahead) ? null : Math.max(0, Math.ceil(ahead / 1000));
}
