import type { components } from '#generated/api/main.ts';

type Schemas = components['schemas'];

export type ContinueItem = Schemas['ContinueItem'];
export type Note = Schemas['Note'];
export type TodoItem = Schemas['TodoItem'];
export type Banner = Schemas['Banner'];
export type CourseZone = Schemas['CourseZone'];
export type CourseDetail = Schemas['CourseDetail'];
