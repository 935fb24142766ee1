import { common } from '@alerce/contract/messages/common'
import { obtenerPostulacion } from '@alerce/contract/operations/declaracion/postulante'
import { pasoDelPostulante, porcentajeDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import { marca } from '../../../papeles/marca.ts'
import { tokenHash } from '../../../platform/link-token.ts'
import { isapres } from '../../base/referencia/read-model.ts'
import { contactoDe } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { leerCircular } from '../circular/leer-circular.ts'
import type { DeclaracionDeProspecto } from '../declaracion/leer-declaracion.ts'
import { leerAvance } from '../invitacion/leer-avance.ts'
import { buscarEnlace } from '../invitacion/read-model.ts'
import { leerJuradas } from '../juradas/leer-juradas.ts'
import { esperaParaFirmar } from '../turno/read-model.ts'
import { presentarDeclarado } from './presentar-declarado.ts'
import { presentarPlan } from './presentar-plan.ts'
import { presentarEmpleadores, presentarTextos } from './presentar-textos.ts'
import { leerPostulacion } from './tomar-postulacion.ts'

/** Current step, progress, and whether the other of the pair must sign first. */
async function presentarAvance(ctx: Context, { declaracion, prospecto }: DeclaracionDeProspecto) {
  const hechos = await leerAvance(ctx, declaracion)
  return {
    paso: pasoDelPostulante(hechos),
    porcentaje: porcentajeDelPostulante(hechos),
    esperaAlOtorgante: await esperaParaFirmar(ctx.tx, prospecto),
  }
}

/** Papers to accept besides the answers: a sworn declaration per medical dependant, and the circular of a spouse. */
async function presentarPapeles(ctx: Context, declaracionId: number) {
  const juradas = await leerJuradas(ctx, declaracionId)
  const circular = await leerCircular(ctx, declaracionId)
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
