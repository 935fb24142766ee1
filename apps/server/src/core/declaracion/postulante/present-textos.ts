import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import { empleadoresDe } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { ultimaConstancia } from '../invitacion/read-model.ts'
import { presentTexto } from '../invitacion/textos/present-texto.ts'
import { textoConsideraciones, textoFirma, textoPrevired } from '../invitacion/textos/read-model.ts'

const estudios: Partial<Record<EtapaDS, 'pendiente' | 'sinEmpleadores' | 'noReconocida'>> = {
  apruebaAutorizacionPrevired: 'pendiente',
  renta: 'pendiente',
  noExisteEmpleadoresNoAsistido: 'sinEmpleadores',
  contactarEjecutivo: 'noReconocida',
}

/** Employers of the applicant and the outcome of the income step. */
export async function presentEmpleadores({ tx }: Context, { prospectoId, etapa }: Declaracion) {
  const empleadores = await empleadoresDe(tx, prospectoId)
  return {
    estudio: estudios[etapa] ?? ('hecho' as const),
    empleadores: empleadores.map(({ tipoTrabajador, rut, remuneracionImponible }) => ({
      tipoTrabajador,
      rut,
      renta: remuneracionImponible,
    })),
  }
}

/** Texts to read and accept; the e-mail of the codes is masked. */
export async function presentTextos(ctx: Context, declaracion: Declaracion, correo: string) {
  return {
    previred: await presentPrevired(ctx, declaracion),
    consideraciones: presentTexto(await textoConsideraciones(ctx)),
    firma: { ...presentTexto(await textoFirma(ctx, declaracion)), correo: correoVelado(correo) },
  }
}

/** PreviRed consent and the last answer to it; null: none yet. */
export async function presentPrevired(ctx: Context, { id }: Declaracion) {
  const dicho = await ultimaConstancia(ctx.tx, id, 'previred')
  return { ...presentTexto(await textoPrevired(ctx)), autorizado: dicho?.acepta ?? null }
}
