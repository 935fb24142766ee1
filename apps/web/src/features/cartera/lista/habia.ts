import { inBrowser } from '../../../lib/browser/stored.ts'

const key = (que: 'vistas' | 'etiquetas') => `alerce-${que}`

/** Whether this browser last drew views, or tags: their place is kept until they are read. */
export const habia = (que: 'vistas' | 'etiquetas'): boolean => inBrowser.get(key(que)) !== null

export const note = (que: 'vistas' | 'etiquetas', hay: boolean): void => inBrowser.set(key(que), hay ? 'si' : null)
