import { esEtiqueta, etiquetaLimpia } from '@alerce/domain/cartera/etiqueta'
import {
  type ColumnaDeLista,
  claveDeOrden,
  columnasConocidas,
  estadosDeFiltro,
  type OrdenDeCartera,
} from '@alerce/domain/cartera/vista'
import { mesesDeCartera } from '@alerce/domain/limites'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import type { PayloadOf } from './api/call.ts'
import {
  consultaDe,
  type FiltrosDeLista,
  listaDe,
  listaInicial,
  type NombreBuscado,
  payloadDeLista,
  rangoEnUrl,
} from './filtros-de-lista.ts'
import { idIn } from './use-ids.ts'

const planes = [1, 2, 3] as const

/** Filters of the portfolio. */
export interface FiltrosDeCartera extends FiltrosDeLista {
  readonly estado: string
  readonly tipo: string
  /** Tag, '' for any. */
  readonly etiqueta: string
  /** 1 all, 2 individual, 3 compensado (spec 1 §9). */
  readonly plan: (typeof planes)[number]
  readonly orden: OrdenDeCartera
  /** View that was chosen; its filters may have changed since. */
  readonly vista: number | null
  /** Columns of the list as a table; null: as this browser shows the list. */
  readonly columnas: readonly ColumnaDeLista[] | null
}

/** Filters that decide the rows of the list: neither the columns that show them nor the view that holds them. */
export function soloFiltros({ columnas: _, vista: __, ...filtros }: FiltrosDeCartera) {
  return filtros
}

/** One month ago to today (spec 1 §9). */
export const filtrosIniciales = (): FiltrosDeCartera => ({
  ...listaInicial(mesesDeCartera),
  estado: '',
  tipo: '',
  etiqueta: '',
  plan: 1,
  orden: 'recientes',
  vista: null,
  columnas: null,
})

/** A tag out of an address; a text that is none is left out. */
function etiquetaIn(escrita: string | null): string {
  const limpia = etiquetaLimpia(escrita ?? '')
  return esEtiqueta(limpia) ? limpia : ''
}

export function filtrosDe(params: URLSearchParams, palabras?: NombreBuscado): FiltrosDeCartera {
  return {
    ...filtrosIniciales(),
    ...listaDe(params, palabras),
    estado: estadosDeFiltro.find((estado) => estado === params.get('estado')) ?? '',
    tipo: tiposProspecto.find(({ codigo }) => codigo === params.get('tipo'))?.codigo ?? '',
    etiqueta: etiquetaIn(params.get('etiqueta')),
    plan: planes.find((plan) => String(plan) === params.get('plan')) ?? 1,
    orden: claveDeOrden.find((orden) => orden === params.get('orden')) ?? 'recientes',
    vista: idIn(params, 'vista'),
    columnas: columnasConocidas((params.get('columnas') ?? '').split(',')),
  }
}

/** Never with a name. */
export const enUrl = ({
  estado,
  tipo,
  etiqueta,
  plan,
  orden,
  vista,
  columnas,
  asesor,
  ...rango
}: FiltrosDeCartera): string =>
  consultaDe({
    ...rangoEnUrl(rango, filtrosIniciales()),
    estado,
    tipo,
    etiqueta,
    plan: plan !== 1 && plan,
    orden: orden !== 'recientes' && orden,
    vista,
    columnas: columnas?.join(',') ?? null,
    asesor,
  })

export function payloadDe(filtros: FiltrosDeCartera): PayloadOf<'obtenerProspectos'> {
  return {
    ...payloadDeLista(filtros),
    estado: filtros.estado,
    tipoProspecto: filtros.tipo,
    tipoPlan: filtros.plan,
    // The page brings the reply without one
    ...(filtros.etiqueta === '' ? {} : { etiqueta: filtros.etiqueta }),
    // The page brings the reply of the first order, asked without it
    ...(filtros.orden === 'recientes' ? {} : { orden: filtros.orden }),
  }
}
