import {
  type DeclaracionDemo,
  type DemoCall,
  declare,
  generateDS,
  type PostulanteDemo,
  quote,
} from '../../apps/server/src/semilla/demo/recorrido.ts'
import { aDDMMYYYY } from '../../packages/domain/base/fechas/fecha.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { formatoRut } from '../../packages/domain/base/persona/rut.ts'

/** Paper of a person in good health, signed today; its folio is unique, taken from the RUT. */
export function papelDe(rut: string): DeclaracionDemo {
  const [numero = ''] = formatoRut(rut).replaceAll('.', '').split('-')
  return { folioDS: numero, fechaDS: aDDMMYYYY(hoyEnSantiago(new Date().toISOString())), peso: 60, altura: 1.65 }
}

/** A manual sale with a sent declaration, and the address of its result. */
export async function declarada(
  calls: DemoCall,
  postulante: PostulanteDemo,
  declarado: Pick<DeclaracionDemo, 'diagnosticos'> = {},
) {
  const prospectoId = await quote(calls, postulante)
  const identificador = await generateDS(calls, prospectoId)
  await declare(calls, identificador, { ...papelDe(postulante.rut), ...declarado }, 'resultado')
  const direccion = `/dashboard/resultado-ds?prospectoId=${prospectoId}&identificador=${identificador}`
  return { prospectoId, identificador, direccion }
}
