// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const tick = ({ label }: { label: string | number }): string => `请先勾选“${label}”`;
export const fillIn = ({ label }: { label: string | number }): string => `请填写${label}`;
export const add = ({ label }: { label: string | number }): string => `请添加${label}`;
export const enter = ({ label }: { label: string | number }): string => `请输入${label}`;
export const choose = ({ label }: { label: string | number }): string => `请选择${label}`;
export const fewFiles = ({ label, count }: { label: string | number; count: number }): string => `${label}至少要 ${count} 个文件`;
export const fewItems = ({ label, count }: { label: string | number; count: number }): string => `${label}至少要 ${count} 项`;
export const manyFiles = ({ label, count }: { label: string | number; count: number }): string => `${label}最多 ${count} 个文件`;
export const manyItems = ({ label, count }: { label: string | number; count: number }): string => `${label}最多 ${count} 项`;
export const number = ({ label }: { label: string | number }): string => `${label}要填数字`;
export const integer = ({ label }: { label: string | number }): string => `${label}要填整数`;
export const short = ({ label, count }: { label: string | number; count: number }): string => `${label}至少 ${count} 个字符`;
export const long = ({ label, count }: { label: string | number; count: number }): string => `${label}最多 ${count} 个字符`;
export const small = ({ label, minimum }: { label: string | number; minimum: string | number }): string => `${label}不能小于 ${minimum}`;
export const large = ({ label, maximum }: { label: string | number; maximum: string | number }): string => `${label}不能大于 ${maximum}`;
export const bothDays = ({ label }: { label: string | number }): string => `${label}要有开始和结束的日期`;
export const wrongMoment = ({ label }: { label: string | number }): string => `${label}的格式不对，可以点开来选`;
export const reversed = ({ label }: { label: string | number }): string => `${label}的开始不能晚于结束`;
export const early = ({ label, min }: { label: string | number; min: string | number }): string => `${label}不能早于 ${min}`;
export const late = ({ label, max }: { label: string | number; max: string | number }): string => `${label}不能晚于 ${max}`;
export const wrongFormat = ({ label }: { label: string | number }): string => `${label}的格式不对`;
export const color = ({ label }: { label: string | number }): string => `${label}要像 #4E88F3 这样`;
export const phone = '请输入正确的手机号';
export const email = '请输入正确的邮箱';
export const url = ({ label }: { label: string | number }): string => `${label}要填完整的网址`;
export const different = ({ label, other }: { label: string | number; other: string | number }): string => `${label}和${other}不一样`;
