import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { estadoDelProspecto } from '@alerce/domain/declaracion/estado'
import { type EtapaDS, etapasDS } from '@alerce/domain/declaracion/etapas'
import { type EstadoProspecto, estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { type EtapaProspecto, etapasProspecto } from '@alerce/domain/postulacion/etapas'
import { findProspecto } from '../../core/postulacion/prospecto/read-model.ts'
import { ifAny } from '../if-any.ts'
import type { RemoteCall, RespuestaDelNucleo } from '../remote-call.ts'
import {
  copyEntrada,
  endDeclaracion,
  joinPareja,
  saveDetalle,
  upsertDeclaracion,
  upsertProspectos,
} from './repository.ts'

/** Person of a prospect, as a list or a form names it. */
interface Nombrado {
  readonly prospectoId: number
  readonly tipoProspecto: string
  readonly rut?: string | null
  readonly numeroPasaporte?: string | null
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly telefono: string
  readonly correo: string
  readonly estado: string
  readonly folioDS: number | null
  readonly otorga?: boolean | null
  readonly registradoEn: string
}

const known = <T extends string>(values: readonly T[], value: string | null | undefined, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise

/** Copies the prospects of a list, so that the local features find them. */
export async function copyProspectos({ db, asesor, ahora }: RemoteCall, todos: readonly Nombrado[]): Promise<void> {
  await upsertProspectos(
    db,
    todos.map(({ prospectoId: id, telefono: celular, rut = null, numeroPasaporte = null, estado, ...uno }) => {
      const { nombres, apellidoPaterno, apellidoMaterno, tipoProspecto, correo, folioDS, registradoEn } = uno
      return {
        ...{ id, asesorId: asesor.usuarioId, tipoProspecto, rut, numeroPasaporte, nombres },
        ...{ apellidoPaterno, apellidoMaterno, celular, correo, folioDS, registradoEn },
        otorga: uno.otorga ?? null,
        estado: known<EstadoProspecto>(estadosDelProspecto, estado, 'Prospecto Ingresado'),
        busqueda: ` ${textoDeBusqueda(`${nombres} ${apellidoPaterno} ${apellidoMaterno}`)}`,
        en: ahora,
      }
    }),
  )
}

/** Stages from which the evaluation has a result. */
const conResultado: readonly EtapaDS[] = ['resultado']

/** Live declaration of a prospect in the core, with its stage; null: none. */
async function readDeclaracion({ ask }: RemoteCall, prospectoId: number, rut: string | null) {
  const found = await ifAny(ask('obtenerIdentificadorDS', { prospectoId }))
  const identificador = found?.declaracionSaludId ?? null
  if (identificador === null) return null
  const { etapa } = await ask('obtenerEtapa', { identificador })
  const fixed = known<EtapaDS>(etapasDS, etapa, 'cotizante')
  const result = conResultado.includes(fixed) ? await ifAny(ask('resultadoevaluacionds', { identificador, rut })) : null
  return { identificador, etapa: fixed, resultado: result?.resultado ?? null }
}

const firmada: readonly EtapaDS[] = [
  ...(['resultado', 'dsFinalizada', 'documentosContractuales', 'resumenCotizacion', 'firmaDocumentos'] as const),
  ...(['firmaIsapre', 'firmaIsapreRevision', 'terminado', 'rechazado', 'rechazadoRestricciones'] as const),
  'rechazadoAreaComercial',
]

async function copyDeclaracion(
  call: RemoteCall,
  {
    prospectoId,
    rut,
    tipoVenta,
    folioDS,
  }: Pick<RespuestaDelNucleo<'obtenerDatosProspecto'>, 'prospectoId' | 'rut' | 'tipoVenta'> & {
    readonly folioDS: number | null
  },
) {
  const { db, ahora } = call
  const ds = await readDeclaracion(call, prospectoId, rut ?? null)
  if (ds === null) {
    await endDeclaracion(db, prospectoId)
    return null
  }
  const { identificador: id, etapa, resultado } = ds
  await upsertDeclaracion(db, {
    ...{ id, prospectoId, etapa, resultado, en: ahora },
    tipoVenta: tipoVenta ?? 'M',
    folio: folioDS ?? id,
    enviada: firmada.includes(etapa),
  })
  return ds
}

/** True once the family group was saved or quoting began. */
async function hasGrupo({ ask }: RemoteCall, prospectoId: number): Promise<boolean> {
  const grupo = await ifAny(ask('obtenerBeneficiarios', { prospectoId }))
  if (grupo && grupo.length > 0) return true
  const rango = await ifAny(ask('obtenerRangoPactado', { prospectoId }))
  return rango?.minimoPlan != null
}

/** Entries of the Bitácora that decide a step (spec 1 §9). */
const decisivas: readonly number[] = [bitacora.resultadoAutorizado.id]

async function copyBitacora({ ask, db, ahora }: RemoteCall, prospectoId: number): Promise<void> {
  const entradas = await ifAny(ask('obtenerBitacoraProspecto', { prospectoId }))
  for (const { bitacoraId, estado } of entradas ?? [])
    if (decisivas.includes(bitacoraId))
      await copyEntrada(db, prospectoId, { evento: bitacoraId, texto: estado, en: ahora })
}

/** Reads one sale into its copy; true: it is one of a pair. */
async function hydrateOne(call: RemoteCall, prospectoId: number): Promise<boolean> {
  const { ask, db, ahora } = call
  const datos = await ask('obtenerDatosProspecto', { prospectoId })
  const { etapa: leida } = await ask('obtenerEtapaProspecto', { prospectoId })
  const etapa = known<EtapaProspecto>(etapasProspecto, leida, 'prospecto')
  const antes = await findProspecto(db, prospectoId)
  const folioDS = antes?.folioDS ?? null
  await copyProspectos(call, [
    {
      ...datos,
      telefono: datos.celular,
      estado: antes?.estado ?? '',
      folioDS,
      registradoEn: antes?.registradoEn ?? ahora,
    },
  ])
  const ds = await copyDeclaracion(call, { ...datos, prospectoId, folioDS })
  const activo = datos.activo !== false
  await saveDetalle(db, prospectoId, {
    etapa,
    activo,
    estado: estadoDelProspecto({ activo, etapa, ds: ds && { ...ds, acepta: null } }),
    tipoPlan: datos.tipoPlan,
    tipoVenta: datos.tipoVenta ?? null,
    fechaNacimiento: datos.fechaNacimiento ? deDDMMYYYY(datos.fechaNacimiento) : null,
    sexo: datos.sexo ?? null,
    grupoGuardado: antes?.grupoGuardado || (etapa === 'prospecto' && (await hasGrupo(call, prospectoId))),
  })
  if (ds?.resultado === 1) await copyBitacora(call, prospectoId)
  return datos.tipoPlan === 'S'
}

/**
 * Reads a sale from the core into its local copy, from which the frame of its screens, its next step and the local
 * features are answered; of a pair, both. Answers the compensation summary where the pair was not known before it.
 */
export async function hydrate(call: RemoteCall, prospectoId: number): Promise<Resumen | null | undefined> {
  if (!(await hydrateOne(call, prospectoId))) return
  const parejaDe = async () => (await findProspecto(call.db, prospectoId))?.parejaId ?? null
  const known = await parejaDe()
  const resumen = known === null ? await readResumen(call, prospectoId) : undefined
  if (resumen) await copyPareja(call, resumen)
  const parejaId = known ?? (await parejaDe())
  if (parejaId !== null) await hydrateOne(call, parejaId)
  return resumen
}

type Resumen = RespuestaDelNucleo<'obtenerResumenPlanCompensado'>

/** Compensation summary; null while one of the pair has no plan. */
export const readResumen = (call: RemoteCall, prospectoId: number): Promise<Resumen | null> =>
  ifAny(call.ask('obtenerResumenPlanCompensado', { prospectoId }))

/** Both sides of a pair, by its compensation summary. */
async function copyPareja(call: RemoteCall, resumen: Resumen): Promise<void> {
  const [una, otra] = resumen.afiliados
  if (!una || !otra) return
  const [otorga, recibe] = una.otorga ? [una, otra] : [otra, una]
  await joinPareja(call.db, otorga.prospectoId, recibe.prospectoId)
}
