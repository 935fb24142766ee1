import { obtenerDudasPropias } from '@alerce/contract/operations/declaracion/dudas'
import { contactoDe } from '../../postulacion/prospecto/read-model.ts'
import { useCase } from '../../use-case.ts'
import { readPostulacion } from '../postulante/take-postulacion.ts'
import { dudasDe, textosDeDuda } from './read-model.ts'

export const obtenerDudasPropiasUseCase = useCase(obtenerDudasPropias, async (_input, ctx) => {
  const { declaracion, prospecto } = await readPostulacion(ctx)
  const { nombre } = await contactoDe(ctx.tx, prospecto.asesorId)
  const dudas = await dudasDe(ctx.tx, declaracion.id)
  return {
    asesor: nombre,
    dudas: dudas.map((fila) => {
      const { id, en, leidaEn, respondidaEn, respondidaPor } = fila
      return { dudaId: id, ...textosDeDuda(ctx.vault, fila), en, leidaEn, respondidaEn, respondidaPor }
    }),
  }
})
