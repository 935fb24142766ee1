import { obtenerAnotaciones } from '@alerce/contract/operations/cartera/seguimiento'
import { seElimina, seResponde } from '@alerce/domain/cartera/seguimiento/anotacion'
import { esProspeccionOpuesta } from '@alerce/domain/postulacion/oposicion'
import { persona } from '../../actor.ts'
import { resumenDeDudas } from '../../declaracion/dudas/read-model.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { anotacionesDe, tareasDe } from './read-model.ts'

export const obtenerAnotacionesUseCase = useCase(obtenerAnotaciones, async ({ prospectoId }, ctx) => {
  const prospecto = await readProspecto(ctx, prospectoId)
  const { usuarioId, roles } = persona(ctx)
  const anotaciones = await anotacionesDe(ctx, prospectoId)
  const respondidas = new Set(anotaciones.map(({ notaId }) => notaId))
  return {
    anotaciones: anotaciones.map(({ id, clase, resultado, asunto, texto, por, en, autorId, notaId, avisada }) => ({
      anotacionId: id,
      clase,
      resultado,
      asunto,
      texto,
      por,
      en,
      elimina:
        autorId === usuarioId &&
        seElimina({ clase, en, conRespuesta: notaId !== null || respondidas.has(id) }, ctx.ahora),
      responde: roles.includes('jefatura') && autorId !== usuarioId && seResponde({ clase, notaId }),
      notaId,
      avisada,
    })),
    tareas: await tareasDe(ctx, prospectoId, prospecto.asesorId),
    dudas: await resumenDeDudas(ctx.tx, prospectoId),
    telefono: prospecto.celular,
    correo: prospecto.correo,
    seOpuso: esProspeccionOpuesta(prospecto),
  }
})
