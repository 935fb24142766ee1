import { inBrowser } from '../../../lib/browser/stored.ts'

const KEY = 'alerce-vistas'

/** Whether this browser last drew views: their place is kept until they are read. */
export const hadVistas = (): boolean => inBrowser.get(KEY) !== null

export const noteVistas = (hay: boolean): void => inBrowser.set(KEY, hay ? 'si' : null)
