import { obtenerBitacoraProspecto } from '@alerce/contract/operations/cartera/venta'
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import { entradasDe } from '../../base/bitacora/read-model.ts'
import { useCase } from '../../use-case.ts'
import { leerProspecto } from './policy.ts'

export const obtenerBitacoraProspectoUseCase = useCase(obtenerBitacoraProspecto, async ({ prospectoId }, ctx) => {
  await leerProspecto(ctx, prospectoId, { tambien: ['contraloria', 'mesa'] })
  const entradas = await entradasDe(ctx.tx, prospectoId)
  return entradas.map((e) => ({
    bitacoraId: e.evento,
    entradaId: e.id,
    fecha: aFechaHora(e.en).replaceAll('/', '-'),
    estado: e.texto,
    por: e.por,
  }))
})
