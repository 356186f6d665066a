import type { components } from '#generated/api/main.ts';

export type Schedule = components['schemas']['Schedule'];
