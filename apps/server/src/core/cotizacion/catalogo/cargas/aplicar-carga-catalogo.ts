import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { aplicarCargaCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import type { FilaCotejada } from '@alerce/domain/cotizacion/catalogo/comparar'
import { padronCargado } from '../../../base/padrones/events.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { checkArchivo, type FilaRevisada, readTableOfFile } from '../check-archivo.ts'
import { applyCarga } from './apply-carga.ts'
import { ensureCarga, yaNoEsta } from './ensure-carga.ts'
import { impedimentoDe, presentCarga } from './present-carga.ts'
import { forgetRows, takeCarga } from './repository.ts'

const cambiosDe = (comparadas: readonly FilaCotejada[]) =>
  comparadas.flatMap(({ cambio, antes, despues }) =>
    cambio === 'igual' ? [] : [{ cambio, rut: (despues ?? antes)?.rut ?? '' }],
  )

const MOSTRADOS = 5

/**
 * Refusal with the previous and new value of each distant amount, and their number. The next call confirms with that
 * number.
 */
function rejectFar(filas: readonly FilaRevisada[], lejanos: number): never {
  const alertas = filas.flatMap((fila) => fila.alertas.map((alerta) => `${fila.clave}: ${alerta}`))
  const texto = `${m.valoresLejanos.text} ${alertas.slice(0, MOSTRADOS).join(' ')}`
  return refuse(m.valoresLejanos, { texto, data: { lejanos, alertas: alertas.slice(0, MOSTRADOS) } })
}

/**
 * Applies a reviewed file after checking it again now: it does exactly what was shown, or nothing. Applying it again
 * changes nothing.
 */
export const aplicarCargaCatalogoUseCase = useCase(aplicarCargaCatalogo, async ({ cargaId, lejanosVistos }, ctx) => {
  const guardada = (await takeCarga(ctx.tx, cargaId)) ?? (await yaNoEsta(ctx, cargaId))
  const carga = await ensureCarga(ctx, cargaId)
  if (guardada.contenido === null) return await presentCarga(ctx, carga)
  const impedimento = await impedimentoDe(ctx, carga)
  if (impedimento) refuse(impedimento)
  const { tabla, archivo: nombre, desde } = carga
  // a load planned from an earlier day applies from today
  const dia = desde < ctx.hoy ? ctx.hoy : desde
  const filas = readTableOfFile(ctx, { tabla, contenido: guardada.contenido })
  const {
    comparadas,
    huella,
    cuentas,
    filas: revisadas,
  } = await checkArchivo(ctx, { tabla, desde: dia, nombre }, filas)
  ensure(huella === guardada.huella, m.tablaCambio)
  if (cuentas.lejanos > 0 && lejanosVistos !== cuentas.lejanos) rejectFar(revisadas, cuentas.lejanos)
  await applyCarga(ctx, { cargaId, tabla, desde: dia }, comparadas)
  if (tabla === 'cargas' || tabla === 'bajas')
    await ctx.raise(padronCargado, { padron: tabla, cambios: cambiosDe(comparadas) })
  if (tablaDe(tabla).personas) await forgetRows(ctx.tx, cargaId)
  return await presentCarga(ctx, await ensureCarga(ctx, cargaId))
})
