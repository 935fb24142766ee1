import { aDDMMYYYY, type FechaISO, sumaMeses } from '@alerce/domain/base/fechas/fecha'
import { asuntosPorGrupo, mesesDeCartera, tamanoDePagina } from '@alerce/domain/limites'

/** Reads of the home screen on opening, by call: the server embeds their answers in the page. */
export const lecturasDelInicio = (hoy: FechaISO) => ({
  obtenerProspectos: {
    rangoInicio: aDDMMYYYY(sumaMeses(hoy, -mesesDeCartera)),
    rangoTermino: aDDMMYYYY(hoy),
    nombreProspecto: '',
    apellidoPaternoProspecto: '',
    apellidoMaternoProspecto: '',
    estado: '',
    tipoProspecto: '',
    tipoPlan: 1,
    pagina: 1,
    cursor: null,
    limite: tamanoDePagina,
  },
  obtenerMiDia: { limite: asuntosPorGrupo },
})

interface Quien {
  readonly identificador: number
  readonly asesor: { readonly identificador: number } | null
}

/** Key of the readings in a page: the person, and the advisor whose portfolio a link shows. */
export const deQuien = ({ identificador, asesor }: Quien): string =>
  [identificador, ...(asesor ? [asesor.identificador] : [])].join('-')

/** Id of the page element with the request and the answer of a call. */
export const idDeLectura = (llamada: string): string => `lectura-${llamada}`
