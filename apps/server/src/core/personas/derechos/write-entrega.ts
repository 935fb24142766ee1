import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { OperatorFailure } from '../../../operator-failure.ts'
import type { EntregaDePersona } from './export-persona.ts'

function sePuedeEscribir(carpeta: string): boolean {
  try {
    accessSync(carpeta, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Throws unless the folder is new and can be created: files of others must not mix with the delivery. */
export function ensureCarpetaNueva(carpeta: string): void {
  if (existsSync(carpeta)) throw new OperatorFailure(`La carpeta ${carpeta} ya existe: indique otra con --a.`)
  const madre = dirname(resolve(carpeta))
  if (!sePuedeEscribir(madre)) throw new OperatorFailure(`No se puede escribir en ${madre}.`)
}

/** Writes the delivery into a new folder that only its owner may open. */
export function writeEntrega(carpeta: string, { archivos }: Pick<EntregaDePersona, 'archivos'>): void {
  mkdirSync(carpeta, { mode: 0o700 })
  for (const [ruta, contenido] of archivos) {
    const donde = join(carpeta, ruta)
    mkdirSync(dirname(donde), { recursive: true, mode: 0o700 })
    writeFileSync(donde, contenido, { mode: 0o600, flag: 'wx' })
  }
}
