import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import { textoConsideraciones, textoFirma, textoPrevired } from '@alerce/domain/declaracion/invitacion/textos'
import { marca } from '../../../papeles/marca.ts'
import { empleadoresDe } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { ultimaConstancia } from '../invitacion/read-model.ts'

const estudios: Partial<Record<EtapaDS, 'pendiente' | 'sinEmpleadores' | 'noReconocida'>> = {
  apruebaAutorizacionPrevired: 'pendiente',
  renta: 'pendiente',
  noExisteEmpleadoresNoAsistido: 'sinEmpleadores',
  contactarEjecutivo: 'noReconocida',
}

/** Who pays the applicant, and what the income step came to. */
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

/** What they read and decide on; the e-mail of their codes is shown veiled. */
export async function presentarTextos({ tx }: Context, { id, folio }: Declaracion, correo: string) {
  const dicho = await ultimaConstancia(tx, id, 'previred')
  const de = ({ version, parrafos }: { version: string; parrafos: readonly string[] }) => ({
    version,
    parrafos: [...parrafos],
  })
  return {
    previred: { ...de(textoPrevired(marca.nombre)), autorizado: dicho?.acepta ?? null },
    consideraciones: de(textoConsideraciones),
    firma: { ...de(textoFirma(folio)), correo: correoVelado(correo) },
  }
}
