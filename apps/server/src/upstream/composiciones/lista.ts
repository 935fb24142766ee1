import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import type { Input } from '@alerce/contract/operation'
import type { obtenerProspectos, obtenerProspectosEditar } from '@alerce/contract/operations/cartera/lista'
import { aDDMMYYYY, deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { CON_DS_ENVIADA, estadosQuePasan } from '@alerce/domain/cartera/vista'
import { maximoDeCoincidencias, maximoDeDescarga, tamanoDePagina } from '@alerce/domain/limites'
import { archivoDeCartera } from '../../core/cartera/lista/archivo-de-cartera.ts'
import { ensure } from '../../core/refusal.ts'
import type { Composicion, RemoteCall, RespuestaDelNucleo } from '../remote-call.ts'

type Lista = 'obtenerProspectos' | 'obtenerProspectosEditar'
type Fila<L extends Lista> = RespuestaDelNucleo<L>[number]
type Clave<L extends Lista> = (fila: Fila<L>) => string | number

/** Rows of one call, and calls of one list: the core knows neither our filters nor our orders. */
const FILAS = 100
const LLAMADAS = 10

/** Rows that fit, each once, newest first; no more calls once `wanted` are found. */
async function readFilas<L extends Lista>(
  lista: L,
  sent: unknown,
  { ask }: RemoteCall,
  {
    fits = () => true,
    wanted = Number.POSITIVE_INFINITY,
    llamadas = LLAMADAS,
  }: { fits?: (fila: Fila<L>) => boolean; wanted?: number | undefined; llamadas?: number | undefined } = {},
): Promise<Fila<L>[]> {
  const found = new Map<number, Fila<L>>()
  for (let pagina = 1; pagina <= llamadas && found.size < wanted; pagina += 1) {
    const filas: readonly Fila<L>[] = await ask(lista, { ...(sent as object), pagina, limite: FILAS })
    for (const fila of filas) if (fits(fila)) found.set(fila.prospectoId, fila)
    if (filas.length < FILAS) break
  }
  return [...found.values()]
}

function sorted<L extends Lista>(filas: readonly Fila<L>[], clave: Clave<L>, desc: boolean): Fila<L>[] {
  const keyed = filas.map((fila) => ({ fila, en: clave(fila) }))
  const compared = (a: (typeof keyed)[number], b: (typeof keyed)[number]) => {
    if (a.en === b.en) return a.fila.prospectoId - b.fila.prospectoId
    return a.en < b.en ? -1 : 1
  }
  keyed.sort((a, b) => (desc ? compared(b, a) : compared(a, b)))
  return keyed.map(({ fila }) => fila)
}

interface Page {
  readonly pagina: number
  readonly limite: number
  /** Last row that was read; it wins over `pagina`. */
  readonly cursor?: number | null | undefined
}

function pageOf<F extends { readonly prospectoId: number }>(
  filas: readonly F[],
  { pagina, limite, cursor }: Page,
): F[] {
  const last = filas.findIndex(({ prospectoId }) => prospectoId === cursor)
  const from = last < 0 ? (pagina - 1) * limite : last + 1
  return filas.slice(from, from + limite)
}

const dia = ({ fechaRegistro }: { readonly fechaRegistro: string }): string => deDDMMYYYY(fechaRegistro) ?? ''
const nombre = ({ nombres, apellidoPaterno, apellidoMaterno }: Fila<'obtenerProspectos'>): string =>
  textoDeBusqueda(`${nombres} ${apellidoPaterno} ${apellidoMaterno}`)

const buscaNombre = ({
  nombreProspecto,
  apellidoPaternoProspecto,
  apellidoMaternoProspecto,
}: ProspectosInput): boolean => Boolean(nombreProspecto || apellidoPaternoProspecto || apellidoMaternoProspecto)

type ProspectosInput = Input<typeof obtenerProspectos>
type FiltrosDeCartera = Pick<ProspectosInput, 'estado' | 'tipoProspecto' | 'etiqueta' | 'tipoPlan' | 'orden'>

const fitsIn =
  ({ estado, tipoProspecto, etiqueta, tipoPlan }: FiltrosDeCartera) =>
  (fila: Fila<'obtenerProspectos'>): boolean =>
    (!estado || estadosQuePasan(estado).includes(fila.estado)) &&
    (!tipoProspecto || fila.tipoProspecto === tipoProspecto) &&
    (!etiqueta || fila.etiquetas.includes(etiqueta)) &&
    (tipoPlan === 1 || fila.esCompensado === (tipoPlan === 3))

/** One row of a type, which never changes, is the question whether there is any. */
const asksForAny = ({ limite, pagina, cursor, orden, estado, etiqueta }: ProspectosInput): boolean =>
  limite === 1 && pagina === 1 && cursor == null && orden === 'recientes' && !estado && !etiqueta

/** The copies answer it, else one call for the newest hundred. */
async function someOf(input: ProspectosInput, sent: unknown, call: RemoteCall) {
  const known = await call.here('obtenerProspectos', sent as never)
  if (known.length > 0) return known
  const filas = await call.ask('obtenerProspectos', { ...(sent as object), limite: FILAS })
  return filas.filter(fitsIn(input)).slice(0, 1)
}

/** Rows that our filters leave, in our order; no more calls once `wanted` are found, where the core's order is ours. */
async function filtered(
  input: FiltrosDeCartera,
  sent: unknown,
  call: RemoteCall,
  { wanted, llamadas }: { readonly wanted?: number; readonly llamadas?: number } = {},
) {
  // The core knows no group of Estados: with one it would answer nothing
  const asked = input.estado === CON_DS_ENVIADA ? { ...(sent as object), estado: '' } : sent
  const filas = await readFilas('obtenerProspectos', asked, call, { fits: fitsIn(input), wanted, llamadas })
  if (input.orden === 'recientes') return filas
  return sorted<'obtenerProspectos'>(filas, input.orden === 'nombre' ? nombre : dia, false)
}

/** Portfolio with our filters and orders, over at most a thousand rows of the core; without them, its page as it is. */
async function prospectos(input: ProspectosInput, sent: unknown, call: RemoteCall) {
  const { estado, tipoProspecto, etiqueta, tipoPlan, orden, pagina, cursor } = input
  const filtra = estado || tipoProspecto || etiqueta || tipoPlan !== 1
  if (!filtra && orden === 'recientes') return await call.ask('obtenerProspectos', sent)
  if (asksForAny(input)) return await someOf(input, sent, call)
  const limite = input.limite ?? (buscaNombre(input) ? maximoDeCoincidencias : tamanoDePagina)
  const wanted = orden === 'recientes' && cursor == null ? pagina * limite : Number.POSITIVE_INFINITY
  return pageOf(await filtered(input, sent, call, { wanted }), { pagina, limite, cursor })
}

/** The list as a file, of every page of the core. Its rows tell no next appointment. */
const descargarProspectos: Composicion<'descargarProspectos'> = async ({ formato, columnas, ...input }, call) => {
  const escrita = (fecha: string | null) => fecha && aDDMMYYYY(fecha)
  const sent = { ...input, rangoInicio: escrita(input.rangoInicio), rangoTermino: escrita(input.rangoTermino) }
  const found = await filtered(input, sent, call, { llamadas: maximoDeDescarga / FILAS + 1 })
  ensure(found.length <= maximoDeDescarga, carteraMessages.demasiadosParaDescargar)
  await call.leaveEvento('carteraDescargada', `${found.length} prospectos`)
  const filas = found.map(({ esCompensado, otorgaCompensado: otorga, turno, telefono: celular, ...fila }) => ({
    ...{ ...fila, otorga, celular, paso: turno.paso, registradoEn: `${dia(fila)}T15:00:00.000Z` },
    tipoPlan: esCompensado ? ('S' as const) : ('N' as const),
  }))
  return archivoDeCartera(filas, { formato, columnas, conAsesor: false, hoy: call.hoy })
}

export const deLista = { descargarProspectos }

const clavesDePendientes: Readonly<
  Record<Input<typeof obtenerProspectosEditar>['orden'], Clave<'obtenerProspectosEditar'>>
> = {
  fecha: dia,
  folio: ({ folioDS }) => folioDS ?? Number.POSITIVE_INFINITY,
  nombre: (fila) => textoDeBusqueda(fila.nombre),
  apellidos: ({ apellidoPaterno, apellidoMaterno }) => textoDeBusqueda(`${apellidoPaterno} ${apellidoMaterno}`),
  estado: ({ estado }) => textoDeBusqueda(estado),
  correo: ({ correo }) => correo.toLowerCase(),
  telefono: ({ telefono }) => telefono,
}

/** The pending list in our orders, over at most a thousand rows of the core. */
async function pendientes(input: Input<typeof obtenerProspectosEditar>, sent: unknown, call: RemoteCall) {
  const { orden, sentido, pagina, limite } = input
  if (orden === 'fecha' && sentido === 'desc') return await call.ask('obtenerProspectosEditar', sent)
  const filas = await readFilas('obtenerProspectosEditar', sent, call)
  return pageOf(sorted(filas, clavesDePendientes[orden], sentido === 'desc'), { pagina, limite })
}

/** Calls of the specifications with filters or orders of ours. `sent`: the payload as the client sent it. */
export const listas = { obtenerProspectos: prospectos, obtenerProspectosEditar: pendientes }
