// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const notKept = '这个浏览器没能保存演示数据，现在做的都只留在这个页面里，刷新后会恢复成最初的样子';
export const downloadTitle = ({ engine }: { engine: string | number }): string => `下载 ${engine} 运行环境`;
export const downloadText = ({ size }: { size: string | number }): string => `要在这里运行程序，先要下载大约 ${size} MB。只下载这一次，以后没有网也能用。`;
export const download = '下载';
export const resetTitle = '重置演示数据？';
export const resetText = '在这里做过的练习、提交和笔记都会清空，恢复成最初的样子，然后需要重新登录。';
