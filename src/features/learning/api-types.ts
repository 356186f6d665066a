import type { components } from '#generated/api/main.ts';

type ApiSchemas = components['schemas'];

export type Note = ApiSchemas['Note'];
export type TodoItem = ApiSchemas['TodoItem'];
export type Banner = ApiSchemas['Banner'];
