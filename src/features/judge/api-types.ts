import type { components } from '#generated/api/judge.ts';

type Schemas = components['schemas'];

export type ProblemInfo = Schemas['ProblemInfo'];
export type ProblemPage = Schemas['ProblemPage'];
export type Problem = Schemas['Problem'];
export type TestJudge = Schemas['TestJudge'];
export type Judge = Schemas['Judge'];
export type SubmissionInfo = Schemas['SubmissionInfo'];
export type SubmissionPage = Schemas['SubmissionPage'];
export type SubmissionRow = Schemas['SubmissionRow'];
export type CaseResults = Schemas['CaseResults'];
export type JudgeCase = Schemas['JudgeCase'];
