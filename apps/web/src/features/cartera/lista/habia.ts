import { inBrowser } from '../../../lib/browser/stored.ts'

type Que = 'vistas' | 'tabla'

const key = (que: Que) => `alerce-${que}`

/** Whether this browser last drew views, or the table: their place, or code, is there from the start. */
export const habia = (que: Que): boolean => inBrowser.get(key(que)) !== null

export const note = (que: Que, hay: boolean): void => inBrowser.set(key(que), hay ? 'si' : null)
