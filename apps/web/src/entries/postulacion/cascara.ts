/** Caches the applicant's pages in their phone (sw.ts), once they are shown. Browsers without support go on without. */
export function saveCascara(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    void navigator.serviceWorker.register('/postulacion/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
