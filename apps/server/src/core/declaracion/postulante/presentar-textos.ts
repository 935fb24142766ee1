import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import { empleadoresDe } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { ultimaConstancia } from '../invitacion/read-model.ts'
import { presentarTexto } from '../invitacion/textos/presentar-texto.ts'
import { textoConsideraciones, textoFirma, textoPrevired } from '../invitacion/textos/read-model.ts'

const estudios: Partial<Record<EtapaDS, 'pendiente' | 'sinEmpleadores' | 'noReconocida'>> = {
  apruebaAutorizacionPrevired: 'pendiente',
  renta: 'pendiente',
  noExisteEmpleadoresNoAsistido: 'sinEmpleadores',
  contactarEjecutivo: 'noReconocida',
}

/** Employers of the applicant and the outcome of the income step. */
export async function presentarEmpleadores({ tx }: Context, { prospectoId, etapa }: Declaracion) {
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
export async function presentarTextos(ctx: Context, declaracion: Declaracion, correo: string) {
  return {
    previred: await presentarPrevired(ctx, declaracion),
    consideraciones: presentarTexto(await textoConsideraciones(ctx)),
    firma: { ...presentarTexto(await textoFirma(ctx, declaracion)), correo: correoVelado(correo) },
  }
}

/** PreviRed consent and the last answer to it; null: none yet. */
export async function presentarPrevired(ctx: Context, { id }: Declaracion) {
  const dicho = await ultimaConstancia(ctx.tx, id, 'previred')
  return { ...presentarTexto(await textoPrevired(ctx)), autorizado: dicho?.acepta ?? null }
}
