import type { components } from '#generated/api/main.ts';

export type Note = components['schemas']['Note'];
