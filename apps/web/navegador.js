// Runs in browsers of any age, so its syntax is of 2009. Shows what to do where the page could only stay blank.
(function () {
  var own = document.currentScript
  function lookbehind() {
    try {
      return new RegExp('(?<=a)b').test('ab')
    } catch (_) {
      return false
    }
  }
  var css = window.CSS && CSS.supports
  var able =
    css &&
    'noModule' in HTMLScriptElement.prototype &&
    Array.prototype.toSorted &&
    window.AbortSignal &&
    AbortSignal.timeout &&
    window.structuredClone &&
    lookbehind() &&
    CSS.supports('container-type', 'inline-size') &&
    (own.getAttribute('data-publico') === 'postulante' || CSS.supports('selector(:has(a))'))
  if (able) return
  function show() {
    var page = document.getElementById('raiz')
    var notice = document.getElementById('navegador')
    if (page) page.parentNode.removeChild(page)
    notice.removeAttribute('hidden')
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show)
  else show()
})()
