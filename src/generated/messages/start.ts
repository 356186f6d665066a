// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const script = '请在浏览器中启用 JavaScript 后再打开本页。';
export const failed = '页面没有打开';
export const failedText = '有一部分没有下载下来，可能是网络不稳定，或者网站刚刚更新过。';
export const reopen = '重新打开';
export const oldBrowser = '温馨提示';
export const oldBrowserText = '您的浏览器版本太旧，已经不再支持，无法打开本页。请更新浏览器；如果用的是双核浏览器，请切换到极速模式。';
