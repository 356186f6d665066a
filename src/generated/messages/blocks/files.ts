// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const picture = '图片';
export const video = '视频';
export const sound = '音频';
export const document = '文档';
export const sheet = '表格';
export const slides = '演示文稿';
export const archive = '压缩包';
export const code = '代码';
export const file = '文件';
