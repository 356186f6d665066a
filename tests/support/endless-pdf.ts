const LEVELS = 20;

/** A PDF of 2 kB with a million pages: each node of its page tree names the next one twice. */
export function endlessPages(): Uint8Array {
	const nodes = Array.from({ length: LEVELS }, (_, level) => {
		const next = `${level + 3} 0 R`;
		return `<< /Type /Pages /Kids [${next} ${next}] /Count ${2 ** (LEVELS - level)} >>`;
	});
	const objects = ['<< /Type /Catalog /Pages 2 0 R >>', ...nodes, '<< /Type /Page /MediaBox [0 0 600 800] >>'];
	let text = '%PDF-1.7\n';
	const places = objects.map((object, index) => {
		const at = text.length;
		text += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(at).padStart(10, '0')} 00000 n \n`;
	});
	const size = objects.length + 1;
	const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
	return Buffer.from(`${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`);
}
