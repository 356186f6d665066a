import { createRef } from 'react';
import { expect, test } from 'vitest';
import { TextEntry } from '#src/ui/text-entry.tsx';
import { render } from '#tests/support/render.tsx';

test.each([
	[0, null, ''],
	[899, null, ''],
	[900, null, '还能写 100 个字'],
	[1000, null, '还能写 0 个字'],
	[1003, null, '超出 3 个字'],
	[1003, '请写短一点', '请写短一点'],
])('%i of 1000 characters with the failure %o: says “%s”', async (length, failure, status) => {
	const text = '长'.repeat(length);
	const label = '写评论';
	const events = { onType: () => undefined, onSend: () => undefined };
	const screen = await render(
		<TextEntry label={label} text={text} failure={failure} {...events} hint="" longest={1000} busy={false} field={createRef()} />,
	);
	const field = screen.getByRole('textbox', { name: label });
	expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(status);
	expect(field.getAttribute('aria-invalid')).toBe(failure === null ? null : 'true');
});
