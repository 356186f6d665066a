// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const script = '请在浏览器中启用 JavaScript 后再打开本页。';
export const failed = '页面没有打开';
export const failedText = '有一部分没有下载下来，可能是网络不稳定，或者网站刚刚更新过。';
export const reopen = '重新打开';
