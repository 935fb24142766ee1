import { common } from '@alerce/contract/messages/common'
import { obtenerPostulacion } from '@alerce/contract/operations/declaracion/postulante'
import { marca } from '../../../papeles/marca.ts'
import { tokenHash } from '../../../platform/link-token.ts'
import { isapres } from '../../base/referencia/read-model.ts'
import { contactoDe } from '../../postulacion/prospecto/read-model-asesor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { buscarEnlace } from '../invitacion/read-model.ts'
import { presentarPapeles } from './papeles/presentar-papeles.ts'
import { presentarAvance } from './presentar-avance.ts'
import { presentarDeclarado } from './presentar-declarado.ts'
import { presentarPlan } from './presentar-plan.ts'
import { presentarEmpleadores, presentarTextos } from './presentar-textos.ts'
import { leerPostulacion } from './tomar-postulacion.ts'

/** All in one answer: on a slow network a step costs one question. A link of another declaration asks who they are anew. */
export const obtenerPostulacionUseCase = useCase(obtenerPostulacion, async ({ enlace }, ctx) => {
  const { declaracion, prospecto } = await leerPostulacion(ctx)
  const abre = enlace ? await buscarEnlace(ctx.tx, tokenHash(enlace)) : null
  ensure(!enlace || abre?.declaracionId === declaracion.id, common.unauthenticated)
  return {
    folio: declaracion.folio,
    asesor: (await contactoDe(ctx.tx, prospecto.asesorId)).nombre,
    isapre: marca.nombre,
    ...(await presentarAvance(ctx, { declaracion, prospecto })),
    plan: await presentarPlan(ctx, prospecto.id),
    isapres: await isapres(ctx.tx),
    ...(await presentarEmpleadores(ctx, declaracion)),
    ...(await presentarTextos(ctx, declaracion, prospecto.correo)),
    ...(await presentarPapeles(ctx, declaracion.id)),
    ...(await presentarDeclarado(ctx, declaracion)),
  }
})
