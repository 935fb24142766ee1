import { obtenerBitacoraProspecto } from '@alerce/contract/operations/venta'
import { aFechaHora } from '@alerce/domain/fechas/instante'
import { leerProspecto } from '../prospecto/policy.ts'
import { useCase } from '../use-case.ts'
import { entradasDe } from './read-model.ts'

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
