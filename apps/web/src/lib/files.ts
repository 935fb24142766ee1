import { fechaYHora } from '@alerce/domain/base/fechas/instante'

/** 640 kB, 1,1 MB. */
export function sizeText(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kB'] : [bytes / 1_000_000, 'MB']
  return `${amount.toLocaleString('es-CL', { maximumFractionDigits: 1 })} ${unit}`
}

/** 640 kB · 21-11-2026 10:12: size and time of a stored file. `en`: the instant of its arrival. */
export const sizeAndTime = (bytes: number, en: string): string => `${sizeText(bytes)} · ${fechaYHora(en)}`

/** Hands a file over to the browser's downloads. */
export function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Time enough for the tab to have read the file. */
const TAB_MS = 60_000

/** Shows a file in a new tab, which opens before the file is loaded, or the browser would block it. */
export async function openInTab(read: () => Promise<Blob>): Promise<void> {
  const tab = window.open('', '_blank')
  // An empty tab looks broken while the file is on its way
  tab?.document?.body.append('Abriendo el documento…')
  try {
    const url = URL.createObjectURL(await read())
    tab?.location.replace(url)
    setTimeout(() => URL.revokeObjectURL(url), TAB_MS)
  } catch (error) {
    tab?.close()
    throw error
  }
}
