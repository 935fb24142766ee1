import { bitacora, type ClaseDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import { obtenerBitacoraProspecto } from '@alerce/contract/operations/cartera/venta'
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import { entradasDe } from '../../base/bitacora/read-model.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'

/** By the number in the row; one that an older or a newer version wrote may stand here under none. */
const clases = new Map<number, ClaseDeBitacora>(Object.values(bitacora).map(({ id, clase }) => [id, clase]))

export const obtenerBitacoraProspectoUseCase = useCase(obtenerBitacoraProspecto, async ({ prospectoId }, ctx) => {
  await readProspecto(ctx, prospectoId, { tambien: ['contraloria', 'mesa'] })
  const entradas = await entradasDe(ctx.tx, prospectoId)
  return entradas.map((e) => ({
    bitacoraId: e.evento,
    entradaId: e.id,
    clase: clases.get(e.evento) ?? null,
    fecha: aFechaHora(e.en).replaceAll('/', '-'),
    estado: e.texto,
    por: e.por,
    aPedidoDe: e.aPedidoDe,
  }))
})
