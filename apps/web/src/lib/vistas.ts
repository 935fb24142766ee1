import { tienenCartera } from '@alerce/contract/roles'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { estadosDeFiltro, rangoDeVista, rangoParaVista } from '@alerce/domain/cartera/vista'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import type { ReplyOf } from './api/call.ts'
import { enUrl, type FiltrosDeCartera, filtrosIniciales } from './filtros-de-cartera.ts'
import { buscaNombre } from './filtros-de-lista.ts'
import { useSession } from './session/session.ts'
import { todayInSantiago } from './time/clock.ts'
import { useRead } from './use-call.ts'

export type VistaDeCartera = ReplyOf<'obtenerVistas'>['vistas'][number]

/** Views of the user; undefined until read, null for a supervisor by link, who keeps none. */
export function useVistas(): readonly VistaDeCartera[] | undefined | null {
  const { roles } = useSession()
  const keeps = tienenCartera.some((role) => roles.includes(role))
  const { data } = useRead('obtenerVistas', {}, { enabled: keeps })
  return keeps ? data?.vistas : null
}

/** Filters of the list with a view chosen. The advisor of the team whose portfolio is on screen stays. */
export function filtrosDeVista(
  { vistaId, estado, tipoProspecto, etiqueta, tipoPlan, orden, columnas, ...rango }: VistaDeCartera,
  asesor: number | null,
): FiltrosDeCartera {
  return {
    ...filtrosIniciales(),
    ...rangoDeVista(rango, todayInSantiago()),
    estado: estado ?? '',
    tipo: tipoProspecto ?? '',
    etiqueta: etiqueta ?? '',
    plan: tipoPlan,
    orden,
    vista: vistaId,
    columnas,
    asesor,
  }
}

/** Query string of the list with these filters; '?' for those with which it opens. */
export const consultaDeFiltros = (filtros: FiltrosDeCartera): string => enUrl(filtros) || '?'

/** True while the list shows a view as it was saved. */
export const showsAsSaved = (filtros: FiltrosDeCartera, vista: VistaDeCartera): boolean =>
  !buscaNombre(filtros) && enUrl(filtros) === enUrl(filtrosDeVista(vista, filtros.asesor))

/** Filters of a view as they are saved; days DD-MM-YYYY. */
export type FiltrosDeVista = ReturnType<typeof filtersToKeep>

/** Filters on screen that a view keeps: never a name. */
export function filtersToKeep({ estado, tipo, etiqueta, plan, orden, desde, hasta, columnas }: FiltrosDeCartera) {
  const rango = rangoParaVista({ desde, hasta }, todayInSantiago())
  return {
    estado: estadosDeFiltro.find((uno) => uno === estado) ?? null,
    tipoProspecto: tiposProspecto.find(({ codigo }) => codigo === tipo)?.codigo ?? null,
    etiqueta: etiqueta || null,
    tipoPlan: plan,
    orden,
    columnas: columnas && [...columnas],
    dias: rango.dias,
    desde: rango.desde && aDDMMYYYY(rango.desde),
    hasta: rango.hasta && aDDMMYYYY(rango.hasta),
  }
}

/** Filters that a view has kept. */
export function filtersKeptIn({
  estado,
  tipoProspecto,
  etiqueta,
  tipoPlan,
  orden,
  columnas,
  dias,
  desde,
  hasta,
}: VistaDeCartera): FiltrosDeVista {
  return {
    ...{ estado, tipoProspecto, etiqueta, tipoPlan, orden, dias },
    columnas: columnas && [...columnas],
    desde: desde && aDDMMYYYY(desde),
    hasta: hasta && aDDMMYYYY(hasta),
  }
}
