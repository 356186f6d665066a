import type { components } from '#generated/api/main.ts';

export type Honour = components['schemas']['Honour'];
