import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { Logo } from '#src/ui/logo.tsx';
import { render } from '#tests/support/render.tsx';

test('spec 3: the logo is the picture of the settings, and the default drawing without one or if it fails to load', async () => {
	const screen = await render(<Logo address="/logo.svg" />);
	const picture = screen.container.querySelector('img');
	expect(picture?.getAttribute('src')).toBe('/logo.svg');
	await act(async () => void fireEvent.error(picture as HTMLImageElement));
	expect(screen.container.firstElementChild?.tagName).toBe('svg');
	expect((await render(<Logo address="" />)).container.firstElementChild?.tagName).toBe('svg');
});
