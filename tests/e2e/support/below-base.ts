import { buildVariant, type Variant } from './variant.ts';

/** Base path of the build. */
export const BASE = '/school/app/';

/** A service that the build allows in a frame. */
export const OFFICE = 'https://office.example.com';

/** Builds the product below a base path. The build is shared by the files that need it. */
export const buildBelowBase = (mode: 'history' | 'hash'): Promise<Variant> =>
	buildVariant(
		{
			'mode: history': `mode: ${mode}`,
			'base: /\n': 'base: /school/app\n',
			'messageDuration: 3000': `messageDuration: 3000\n  frames: ['${OFFICE}']`,
		},
		{},
		{ shared: `below-base-${mode}` },
	);
