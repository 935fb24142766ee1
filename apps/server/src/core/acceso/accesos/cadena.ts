import { createHash } from 'node:crypto'

/** One look at health data (or one act upon it), or one that was refused. */
export interface Acceso {
  readonly en: string
  readonly actor: string
  readonly operacion: string
  readonly declaracionId: number | null
  readonly ip: string
  /** They were turned away: nothing was shown. */
  readonly rechazado?: boolean
}

/** Of which session a look is and which step of the evaluation it saw; a null step: none in particular. */
export interface Vista {
  readonly sesionId: number
  readonly paso: string | null
}

/** How far the chain goes: id of the last entry, how many there are, and its digest. */
export interface CabezaDeCadena {
  readonly ultima: number
  readonly entradas: number
  readonly huella: string
}

/** The digest that chains an entry to the one before it. What was not refused is digested as before refusals were told. */
export function huellaDeAcceso(anterior: string, a: Acceso): string {
  const text = JSON.stringify([
    ...[anterior, a.en, a.actor, a.operacion, a.declaracionId, a.ip],
    ...(a.rechazado ? ['rechazado'] : []),
  ])
  return createHash('sha256').update(text).digest('hex')
}
