import { fechaMessages } from '@alerce/contract/messages/base/campos'
import { finDelDia, inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { asesoresDe } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { FiltroDeLista } from './read-model-filtro.ts'

interface ListaInput {
  readonly identificador?: number | null | undefined
  readonly rangoInicio: string | null
  readonly rangoTermino: string | null
  readonly nombreProspecto?: string | undefined
  readonly apellidoPaternoProspecto?: string | undefined
  readonly apellidoMaternoProspecto?: string | undefined
}

/** Filter of a list request: days in Santiago, both ends included (spec 1 §9). */
export async function readFilter(ctx: Context, input: ListaInput): Promise<FiltroDeLista> {
  const { rangoInicio, rangoTermino } = input
  ensure(!rangoInicio || !rangoTermino || rangoInicio <= rangoTermino, fechaMessages.rangoInvalido, {
    campo: 'rangoInicio',
  })
  return {
    asesores: await asesoresDe(ctx, input.identificador ?? undefined),
    desde: rangoInicio && inicioDelDia(rangoInicio),
    hasta: rangoTermino && finDelDia(rangoTermino),
    nombres: {
      nombres: input.nombreProspecto,
      apellidoPaterno: input.apellidoPaternoProspecto,
      apellidoMaterno: input.apellidoMaternoProspecto,
    },
  }
}
