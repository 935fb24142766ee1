import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorFailure } from '../operator-failure.ts'
import type { EntregaDePersona } from './exportar-persona.ts'

/** A folder that is not there yet, or a refusal: nothing of somebody else's may lie beside what is handed over. */
export function exigirCarpetaNueva(carpeta: string): void {
  if (existsSync(carpeta)) throw new OperatorFailure(`La carpeta ${carpeta} ya existe: indique otra con --a.`)
}

/** Writes it into a new folder that only its owner may enter. */
export function escribirEntrega(carpeta: string, { archivos }: Pick<EntregaDePersona, 'archivos'>): void {
  mkdirSync(carpeta, { mode: 0o700 })
  for (const [ruta, contenido] of archivos) {
    const donde = join(carpeta, ruta)
    mkdirSync(dirname(donde), { recursive: true, mode: 0o700 })
    writeFileSync(donde, contenido, { mode: 0o600, flag: 'wx' })
  }
}
