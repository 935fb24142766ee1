/** Keeps the applicant's pages in their phone (sw.ts), once they stand. A browser that cannot goes on without. */
export function guardarCascara(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    void navigator.serviceWorker.register('/postulacion/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
