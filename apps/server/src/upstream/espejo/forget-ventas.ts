import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { tamanoDePagina } from '@alerce/domain/limites'
import { forgetProspectos } from '../conocidos/repository.ts'
import type { RemoteCall } from '../remote-call.ts'
import type { DiasDelAsesor } from './read-model.ts'
import { detachProspectos } from './repository.ts'

/** A sale that left the portfolio in the core: its advisor reaches it no more, until a list shows it again. */
export async function forgetVentas({ db, asesor }: RemoteCall, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.transaction().execute(async (tx) => {
    await forgetProspectos(tx, asesor.usuarioId, ids)
    await detachProspectos(tx, asesor.usuarioId, ids)
  })
}

export type Dias = Omit<DiasDelAsesor, 'usuarioId'>

const diaDe = (fecha: unknown): string | null =>
  deDDMMYYYY(
    String(fecha ?? '')
      .slice(0, 10)
      .replaceAll('/', '-'),
  )

/**
 * Days of which a page of the portfolio shows every sale, newest first; null: it shows none whole. The days at its ends
 * may go on in other pages, or be those of the range, and stay out.
 */
export function diasCompletos(
  filas: readonly { readonly fechaRegistro: string }[],
  payload: Readonly<Record<string, unknown>>,
): Dias | null {
  const { rangoInicio, rangoTermino, nombreProspecto, apellidoPaternoProspecto, apellidoMaternoProspecto } = payload
  const dias = filas.map(({ fechaRegistro }) => diaDe(fechaRegistro))
  const enOrden = dias.every((dia, at) => dia !== null && (at === 0 || dia <= (dias[at - 1] ?? '')))
  if (dias.length === 0 || !enOrden) return null
  if (nombreProspecto || apellidoPaternoProspecto || apellidoMaternoProspecto) return null
  const entera = filas.length < Number(payload.limite ?? tamanoDePagina)
  const desde = entera ? diaDe(rangoInicio) : (dias.at(-1) ?? null)
  const hasta = Number(payload.pagina ?? 1) === 1 ? diaDe(rangoTermino) : (dias[0] ?? null)
  // A copy stands at the 15th hour of its day
  return { tras: desde && `${desde}T20:00:00.000Z`, antes: hasta && `${hasta}T10:00:00.000Z` }
}
