import { fechaMessages } from '@alerce/contract/messages/base/campos'
import { finDelDia, inicioDelDia } from '@alerce/domain/base/fechas/dia'
import type { OrdenDeCartera } from '@alerce/domain/cartera/vista'
import { asesoresDe, miraCarterasAjenas } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { FiltroDeCartera } from './read-model.ts'
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

interface CarteraInput extends ListaInput {
  readonly estado?: string | undefined
  readonly tipoProspecto?: string | undefined
  readonly tipoPlan: number
  readonly orden: OrdenDeCartera
  readonly etiqueta?: string | undefined
}

/** `tipoPlan` of the filter: 1 all, 2 individual, 3 compensado (spec 1 §9). */
const compensado: Record<number, boolean | undefined> = { 2: false, 3: true }

/** Filter and order of a portfolio (spec 1 §9). */
export async function readFilterDeCartera(ctx: Context, input: CarteraInput): Promise<FiltroDeCartera> {
  return {
    ...(await readFilter(ctx, input)),
    estado: input.estado,
    tipoProspecto: input.tipoProspecto,
    compensado: compensado[input.tipoPlan],
    orden: input.orden,
    etiqueta: input.etiqueta,
    conAsesor: miraCarterasAjenas(ctx.actor),
  }
}
