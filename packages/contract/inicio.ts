import { aDDMMYYYY, type FechaISO, sumaMeses } from '@alerce/domain/base/fechas/fecha'
import { asuntosPorGrupo, mesesDeCartera, tamanoDePagina } from '@alerce/domain/limites'

/** What the home asks for as it opens, by call: the page that the server writes brings the answers along. */
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

/** Whose readings a page brings: the person, and the advisor whose portfolio a link lets them see. */
export const deQuien = ({ identificador, asesor }: Quien): string =>
  [identificador, ...(asesor ? [asesor.identificador] : [])].join('-')

/** The element of a page that holds what a call was asked and answered. */
export const idDeLectura = (llamada: string): string => `lectura-${llamada}`
