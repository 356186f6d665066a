/*
 * Shows users of a browser that is too old for the app a dialog, which cannot be closed, that it is not supported. Supported browsers do
 * not load this file (`nomodule`); it runs in Internet Explorer, in others without modules, and where `src/first-paint.ts` adds it. Its
 * element in `src/index.html` holds the texts in the language of the app. ES3 syntax, for Internet Explorer 8 and older.
 */
(function () {
	var app = document.getElementById('root');
	var texts = document.getElementById('old-browser');
	var dialog = document.createElement('div');

	function listen(target, name, listener) {
		if (target.addEventListener) target.addEventListener(name, listener, false);
		else target.attachEvent('on' + name, listener);
	}

	function write(id, name) {
		document.getElementById(id).appendChild(document.createTextNode(texts.getAttribute(name)));
	}

	function holdFocus() {
		if (document.activeElement !== dialog) dialog.focus();
	}

	// Traps the focus: Tab and Escape do nothing.
	function refuseToLeave(event) {
		if (event.keyCode !== 9 && event.keyCode !== 27) return;
		if (event.preventDefault) event.preventDefault();
		else event.returnValue = false;
		holdFocus();
	}

	if (app) {
		app.style.display = 'none';
		app.setAttribute('aria-hidden', 'true');
	}
	document.documentElement.style.overflow = 'hidden';
	dialog.tabIndex = 0;
	dialog.setAttribute('role', 'alertdialog');
	dialog.setAttribute('aria-modal', 'true');
	dialog.setAttribute('aria-labelledby', 'old-browser-title');
	dialog.setAttribute('aria-describedby', 'old-browser-text');
	dialog.style.cssText =
		'position:absolute;top:0;left:0;width:100%;height:100%;background:#e9eef7;color:#1b212f;outline:0;font:16px/1.8 "Microsoft YaHei",sans-serif';
	dialog.innerHTML =
		'<div style="width:420px;margin:120px auto 0;padding:28px 32px;border:1px solid #c9cfdc;background:#fff">' +
		'<h1 id="old-browser-title" style="margin:0 0 12px;font-size:20px"></h1>' +
		'<p id="old-browser-text" style="margin:0"></p>' +
		'</div>';
	document.body.appendChild(dialog);
	write('old-browser-title', 'data-title');
	write('old-browser-text', 'data-text');
	listen(document, 'keydown', refuseToLeave);
	listen(document, 'click', holdFocus);
	listen(document, 'focusin', holdFocus);
	listen(window, 'focus', holdFocus);
	holdFocus();
})();
