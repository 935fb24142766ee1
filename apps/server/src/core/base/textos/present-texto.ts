import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { Context } from '../../use-case.ts'
import { estaProgramada, textoVigente, type VersionDeTexto } from './read-model.ts'

type Donde = Pick<Context, 'tx' | 'hoy'>

async function situacionDe({ tx, hoy }: Donde, texto: VersionDeTexto) {
  if ((await textoVigente(tx, texto.clase, hoy))?.id === texto.id) return 'rige' as const
  return (await estaProgramada(tx, texto, hoy)) ? ('programada' as const) : ('anterior' as const)
}

/** A version as it is told, and whether it holds today. */
export async function presentTexto(donde: Donde, texto: VersionDeTexto) {
  const { id, clase, version, titulo, vigenteDesde, huella, ejemplo, por, en } = texto
  const situacion = await situacionDe(donde, texto)
  return { textoId: id, clase, version, titulo, desde: aDDMMYYYY(vigenteDesde), situacion, huella, ejemplo, por, en }
}
