import { common } from '@alerce/contract/messages/common'
import { obtenerPostulacion } from '@alerce/contract/operations/declaracion/postulante'
import { pasoDelPostulante, porcentajeDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import { marca } from '../../../papeles/marca.ts'
import { tokenHash } from '../../../platform/link-token.ts'
import { isapres } from '../../base/referencia/read-model.ts'
import { contactoDe } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { readCircular } from '../circular/read-circular.ts'
import type { DeclaracionDeProspecto } from '../ds/read-declaracion.ts'
import { readAvance } from '../invitacion/read-avance.ts'
import { findEnlace } from '../invitacion/read-model.ts'
import { readJuradas } from '../juradas/read-juradas.ts'
import { esperaParaFirmar } from '../turno/read-model.ts'
import { presentDeclarado } from './present-declarado.ts'
import { presentPlan } from './present-plan.ts'
import { presentEmpleadores, presentTextos } from './present-textos.ts'
import { readPostulacion } from './take-postulacion.ts'

/** Current step, progress, and whether the other of the pair must sign first. */
async function presentAvance(ctx: Context, { declaracion, prospecto }: DeclaracionDeProspecto) {
  const hechos = await readAvance(ctx, declaracion)
  return {
    paso: pasoDelPostulante(hechos),
    porcentaje: porcentajeDelPostulante(hechos),
    esperaAlOtorgante: await esperaParaFirmar(ctx.tx, prospecto),
  }
}

/** Papers to accept besides the answers: a sworn declaration per medical dependant, and the circular of a spouse. */
async function presentPapeles(ctx: Context, declaracionId: number) {
  const juradas = await readJuradas(ctx, declaracionId)
  const circular = await readCircular(ctx, declaracionId)
  return {
    juradas: juradas.map(({ carga: { id, nombre }, abierta, accepted }) => ({
      id,
      nombre,
      abierta: abierta !== null,
      aceptada: accepted,
    })),
    circular: circular && {
      version: circular.texto.version,
      titulo: circular.texto.titulo,
      cuerpo: circular.texto.cuerpo,
      esEjemplo: circular.texto.ejemplo,
      conyuge: circular.conyuge.nombre,
      aceptada: circular.firma,
    },
  }
}

/**
 * One reply for all steps: a slow network pays one request. A link of another declaration requires identification
 * again.
 */
export const obtenerPostulacionUseCase = useCase(obtenerPostulacion, async ({ enlace }, ctx) => {
  const { declaracion, prospecto } = await readPostulacion(ctx)
  const abre = enlace ? await findEnlace(ctx.tx, tokenHash(enlace)) : null
  ensure(!enlace || abre?.declaracionId === declaracion.id, common.unauthenticated)
  return {
    folio: declaracion.folio,
    asesor: (await contactoDe(ctx.tx, prospecto.asesorId)).nombre,
    isapre: marca.nombre,
    ...(await presentAvance(ctx, { declaracion, prospecto })),
    plan: await presentPlan(ctx, prospecto.id),
    isapres: await isapres(ctx.tx),
    ...(await presentEmpleadores(ctx, declaracion)),
    ...(await presentTextos(ctx, declaracion, prospecto.correo)),
    ...(await presentPapeles(ctx, declaracion.id)),
    ...(await presentDeclarado(ctx, declaracion)),
  }
})
