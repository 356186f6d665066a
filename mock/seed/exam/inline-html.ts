const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** Text with `code` between grave accents → HTML. */
export const inlineHtml = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The same without marks, cut short for lists. */
export function plainText(text: string, limit = 80): string {
	const plain = text.replace(/`/g, '').replace(/\s+/g, ' ').trim();
	return plain.length > limit ? `${plain.slice(0, limit - 1)}…` : plain;
}
