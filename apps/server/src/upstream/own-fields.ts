import type { NombreEspecificado } from '@alerce/contract/especificacion/especificacion'
import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { incidenciaDe } from '@alerce/domain/cartera/siguiente'
import { turnoDeLaVenta } from '@alerce/domain/cartera/turno/turno-de-la-venta'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import { findProspecto } from '../core/postulacion/prospecto/read-model.ts'
import type { Db } from '../platform/db/database.ts'
import { aceptadosDe, nombresPorCodigo } from './conocidos/read-model.ts'
import { citaEn, copyCitas } from './espejo/copy-citas.ts'
import { type Dias, diasCompletos, forgetVentas } from './espejo/forget-ventas.ts'
import { copyProspectos } from './espejo/hydrate.ts'
import { copiasDe, nombradosPor } from './espejo/read-model.ts'
import { joinPareja } from './espejo/repository.ts'
import {
  compensado,
  compensar,
  contractual,
  elegido,
  opciones,
  partes,
  renta,
  resumenDelPlan,
  seleccionado,
} from './precios.ts'
import type { RemoteCall } from './remote-call.ts'

type Row = Readonly<Record<string, unknown>>
type Ours = (reply: never, call: RemoteCall, payload: never) => Promise<unknown>
type Recurso = Parameters<RemoteCall['know']>[0]

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value : [])
const idOf = (value: unknown): number => Number(value)

interface FilaDeCartera extends Row {
  readonly prospectoId: number
  readonly tipoProspecto: string
  readonly nombres: string
  readonly nombre: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly telefono: string
  readonly correo: string
  readonly estado: EstadoProspecto
  readonly folioDS: number | null
  readonly fechaRegistro: string
  readonly esCompensado?: boolean
  readonly otorgaCompensado?: boolean
  readonly autenticacionRechazada?: boolean
  readonly irregularidadesPendientes?: boolean
}

/** Noon of Santiago, near enough to order a list by days. */
const registrado = (fecha: string, ahora: string): string => {
  const dia = deDDMMYYYY(fecha.slice(0, 10).replaceAll('/', '-'))
  return dia === null ? ahora : `${dia}T15:00:00.000Z`
}

/** Remembers the ids of one field of these rows. */
async function knowIds({ know }: RemoteCall, recurso: Recurso, rows: readonly Row[], campo: string) {
  const ids = rows.flatMap((row) => (row[campo] == null ? [] : [idOf(row[campo])]))
  await know(recurso, ids)
  return ids
}

/**
 * Copies the rows of a list, with the turn that their Estado gives; `completos`: days of which it shows all, so that a
 * copy of them which is not in it left the portfolio.
 */
async function lista(filas: readonly FilaDeCartera[], call: RemoteCall, completos: Dias | null = null) {
  const ids = await knowIds(call, 'prospecto', filas, 'prospectoId')
  await copyProspectos(
    call,
    filas.map((fila) => ({
      ...fila,
      prospectoId: idOf(fila.prospectoId),
      nombres: fila.nombres ?? fila.nombre,
      tipoProspecto: fila.tipoProspecto ?? 'OPE',
      otorga: fila.esCompensado ? fila.otorgaCompensado === true : null,
      registradoEn: registrado(fila.fechaRegistro, call.ahora),
    })),
  )
  const { etiquetas, ausentes } = await copiasDe(
    call.db,
    ids,
    completos && { usuarioId: call.asesor.usuarioId, ...completos },
  )
  await forgetVentas(call, ausentes)
  return filas.map((fila) => {
    const incidencia = incidenciaDe({
      irregularidad: fila.irregularidadesPendientes === true,
      rechazo: fila.autenticacionRechazada === true,
    })
    const { actua, paso } = turnoDeLaVenta({ estado: fila.estado, incidencia })
    return {
      turno: { actua, paso },
      irregularidadesPorCorregir: fila.irregularidadesPendientes === true,
      etiquetas: etiquetas.get(idOf(fila.prospectoId)) ?? [],
      ...fila,
    }
  })
}

const cartera = async (filas: readonly FilaDeCartera[], call: RemoteCall, payload: Row) =>
  await lista(filas, call, diasCompletos(filas, payload))

const pendientes = async (filas: readonly FilaDeCartera[], call: RemoteCall) => await lista(filas, call)

/** A new or changed prospect is known and copied at once. */
async function guardado(reply: Row, call: RemoteCall, payload: Row) {
  const prospectoId = idOf(reply.prospectoId)
  await call.know('prospecto', [prospectoId])
  const text = (campo: string) => String(payload[campo] ?? '')
  const orNull = (campo: string) => text(campo) || null
  const antes = await findProspecto(call.db, prospectoId)
  await copyProspectos(call, [
    {
      ...{ prospectoId, rut: orNull('rut'), numeroPasaporte: orNull('numeroPasaporte'), nombres: text('nombres') },
      ...{ apellidoPaterno: text('apellidoPaterno'), apellidoMaterno: text('apellidoMaterno') },
      ...{ telefono: text('celular'), correo: text('correo'), tipoProspecto: text('tipoProspecto') },
      ...{ estado: antes?.estado ?? '', folioDS: antes?.folioDS ?? null },
      registradoEn: antes?.registradoEn ?? call.ahora,
    },
  ])
  return { version: antes?.version ?? 1, ...reply }
}

async function guardados(reply: readonly Row[], call: RemoteCall, payload: Row) {
  const rows = rowsOf(Object.values(payload))
  for (const [at, row] of reply.entries()) await guardado(row, call, rows[at] ?? {})
  const [otorga, recibe] = [reply.find((row) => row.otorga === true), reply.find((row) => row.otorga !== true)]
  if (otorga && recibe) await joinPareja(call.db, idOf(otorga.prospectoId), idOf(recibe.prospectoId))
  return reply
}

async function copiaDe(db: Db, prospectoId: number) {
  const copia = await findProspecto(db, prospectoId)
  return {
    ...{ version: copia?.version ?? 1, cargaVigente: copia?.cargaVigente ?? false },
    ...{ estado: copia?.estado ?? 'Prospecto Ingresado', etapa: copia?.etapa ?? 'prospecto' },
    ...{ folioDS: copia?.folioDS ?? null, otorga: copia?.otorga ?? null },
  }
}

/** Data of a prospect, with what its copy says of its sale. */
async function datos(reply: Row, call: RemoteCall, payload: Row) {
  const prospectoId = idOf(payload.prospectoId)
  const empleadores = rowsOf(reply.empleadores).map((fila, at) => ({ id: at + 1, ...fila }))
  const { nombres, apellidoPaterno, apellidoMaterno } = reply
  return {
    ...(await copiaDe(call.db, prospectoId)),
    identificador: call.asesor.usuarioId,
    tipoDocumento: reply.rut ? 'R' : 'P',
    tipoTrabajador: empleadores.length === 1 ? Reflect.get(empleadores[0] ?? {}, 'tipoTrabajador') : null,
    esCompensado: reply.tipoPlan === 'S',
    nombreFirme: { nombres, apellidoPaterno, apellidoMaterno },
    ...reply,
    prospectoId,
    empleadores,
  }
}

/** The same of a reply, or of one of its lists. */
const conoce =
  (recurso: Recurso, campo: string, lista?: string): Ours =>
  async (reply: Row | null, call) => {
    const rows = lista ? rowsOf(reply?.[lista]) : [reply ?? {}]
    await knowIds(call, recurso, rows, campo)
    return reply
  }

async function juradas(reply: readonly Row[], call: RemoteCall) {
  const ids = await knowIds(call, 'persona', reply, 'idArchivo')
  const aceptados = await aceptadosDe(call.db, 'persona', ids)
  return reply.map((row) => ({
    abierta: true,
    ...row,
    accepted: row.accepted === true || aceptados.has(idOf(row.idArchivo)),
  }))
}

/** Appointments with the whole name and the phone of their prospects, where they are copied. */
async function citas(reply: readonly Row[], call: RemoteCall, payload: Row) {
  await knowIds(call, 'cita', reply, 'citaId')
  const prospectos = reply.flatMap(({ prospecto }) => (prospecto ? [prospecto as Row] : []))
  const copias = await nombradosPor(call.db, await knowIds(call, 'prospecto', prospectos, 'prospectoId'))
  await copyCitas(call, reply as never, payload)
  return reply.map(({ prospecto, ...cita }) => {
    const suyo = (prospecto ?? {}) as Row
    return { ...cita, prospecto: { nombre: suyo.nombres, ...copias.get(idOf(suyo.prospectoId)), ...suyo } }
  })
}

/** The specifications describe no reply: the id of a new appointment is that of the day's list. */
async function agendada(reply: Row | null, call: RemoteCall, payload: Row) {
  const citaId = reply?.citaId ?? (idOf(payload.citaId) || (await citaEn(call, payload)))
  if (citaId !== null) await call.know('cita', [idOf(citaId)])
  return citaId === null ? reply : { ...reply, citaId }
}

/** The stage that was saved, where the core does not answer it. */
const guardada = async (reply: Row | null, _call: RemoteCall, { etapa }: Row) => ({ etapa, ...reply })

/** A core lists the papers that it has issued. */
const papeles = async (reply: readonly Row[]) => reply.map((row) => ({ estado: 'listo', ...row }))

const beneficiarios = async (reply: readonly Row[]) =>
  reply.map((row, at) => ({ beneficiarioId: at + 1, esEstudiante: false, ...row }))

/** Names of a place, from our public lists, where the core sends only its code. */
function nombradas(tabla: 'region' | 'ciudad' | 'comuna' | 'afp'): Ours {
  return async (reply: readonly Row[], { db }) => {
    const names = await nombresPorCodigo(db, tabla)
    return reply.map((row) => ({ descripcion: names.get(idOf(row.codigo)) ?? String(row.codigo), ...row }))
  }
}

/** Fields of ours that are known in connected mode, and the ids that each reply makes known. */
export const ownFields: Partial<Record<NombreEspecificado, Ours>> = {
  obtenerProspectos: cartera,
  obtenerProspectosEditar: pendientes,
  ingresarProspecto: guardado,
  actualizarProspecto: guardado,
  guardarPropsectoCompensados: guardados,
  obtenerDatosProspecto: datos,
  obtenerDatosProspectoUpd: datos,
  obtenerIdentificadorDS: conoce('declaracion', 'declaracionSaludId'),
  generarDSManual: conoce('declaracion', 'declaracionSaludId'),
  obtenerBeneficiariosCompensados: conoce('declaracion', 'identificador', 'listaCompensados'),
  datosDocumentosContractuales: contractual,
  resumenCotizacion: partes,
  obtenerDocumentos: papeles,
  calcularRenta: renta,
  calcularRentaUpd: renta,
  obtenerMejoresOpcionesCotizacion: opciones,
  obtenerMejoresOpcionesCotizacionUpd: opciones,
  cotizarPlanesManual: opciones,
  cotizarPlanesManualUpd: opciones,
  obtenerPlanSeleccionado: seleccionado('venta'),
  obtenerPlanSeleccionadoUpd: seleccionado('actualizacion'),
  guardarPlanSeleccionado: elegido('venta'),
  guardarPlanSeleccionadoCompensado: elegido('venta'),
  guardarPlanSeleccionadoUpd: elegido('actualizacion'),
  guardarPlanSeleccionadoCompensadoUpd: elegido('actualizacion'),
  obtenerResumenPlan: resumenDelPlan,
  obtenerResumenPlanCompensado: compensado('venta'),
  obtenerResumenPlanCompensadoUpd: compensado('actualizacion'),
  guardarResumenPlanCompensado: compensar('venta'),
  guardarResumenPlanCompensadoUpd: compensar('actualizacion'),
  guardarEtapaProspecto: guardada,
  guardarEtapaProspectoUpd: guardada,
  guardarEtapa: guardada,
  guardarEtapaV2: guardada,
  obtenerCitas: citas,
  agendarCita: agendada,
  obtenerNotificaciones: conoce('notificacion', 'notificacionId', 'notificaciones'),
  obtenerDocsCargasMedicas: juradas,
  obtenerBeneficiarios: beneficiarios,
  regiones: nombradas('region'),
  ciudades: nombradas('ciudad'),
  ciudadesRegion: nombradas('ciudad'),
  comunas: nombradas('comuna'),
  afps: nombradas('afp'),
}
