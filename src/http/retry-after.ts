/** Whole seconds that a server asks callers to wait, from its `Retry-After` header; null when it names no usable time. */
export function retryAfter(headers: Headers): number | null {
	const value = headers.get('Retry-After')?.trim() ?? '';
	if (/^\d+$/.test(value)) return Number(value);
	// The header may hold a date. The server's own `Date` tells how far ahead it is, whatever the clock of this device says.
	const ahead = Date.parse(value) - Date.parse(headers.get('Date') ?? '');
	return Number.isNaN(ahead) ? null : Math.max(0, Math.ceil(ahead / 1000));
}
