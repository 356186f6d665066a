import type { components } from '#generated/api/judge.ts';

type ApiSchemas = components['schemas'];

export type ProblemInfo = ApiSchemas['ProblemInfo'];
export type ProblemPage = ApiSchemas['ProblemPage'];
export type BlockRule = ApiSchemas['BlockRule'];
export type Problem = ApiSchemas['Problem'];
export type TestJudge = ApiSchemas['TestJudge'];
export type Judge = ApiSchemas['Judge'];
export type SubmissionInfo = ApiSchemas['SubmissionInfo'];
export type SubmissionRow = ApiSchemas['SubmissionRow'];
export type CaseResults = ApiSchemas['CaseResults'];
export type JudgeCase = ApiSchemas['JudgeCase'];
export type JudgedDrawing = ApiSchemas['JudgedDrawing'];
export type JudgedRobot = ApiSchemas['JudgedRobot'];
