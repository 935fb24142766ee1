import type { Operation } from '@alerce/contract/operation'
import { camposConRegistro, type Recurso } from '@alerce/contract/registros'
import { disponibilidadInicial } from '@alerce/domain/agenda/disponibilidad'
import { claveDeAlerta } from '@alerce/domain/cartera/equipo/alerta'
import { type Answer, type Client, upload } from './client.ts'
import { azar, esquemaDe, payloadPosible } from './muestras.ts'

const texto = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()

/** Calls an operation with the payload where its method takes it. */
export async function call(client: Client, operation: Operation, payload: unknown): Promise<Answer> {
  const bytes = Buffer.from('JVBERi0xLjQ=', 'base64')
  if (operation.cuerpo === 'binario') return await upload(client, operation, { ...(payload as object) }, { bytes })
  if (operation.method === 'POST') return await client.post(operation.path, payload)
  const given = (payload ?? {}) as Record<string, unknown>
  const path = operation.path.replace(/\{(\w+)\}/, (_all, key) => encodeURIComponent(texto(given[key])))
  const query = Object.entries(given).map(([key, value]) => `${key}=${encodeURIComponent(texto(value))}`)
  return await client.get(`${path}?${query.join('&')}`)
}

/** Field names of a request; for a list, those of its items. */
export function camposDe(operation: Operation): string[] {
  const esquema = esquemaDe(operation.request)
  return Object.keys((esquema.items ?? esquema).properties ?? {})
}

/** Records that calls refer to, by kind. */
export type Registros = Partial<Record<Recurso, number | string>>

/** Replaces the records that a payload refers to by these. */
export function dirigido(operation: Operation, payload: object, registros: Registros): Record<string, unknown> {
  const suyos: Record<string, unknown> = {}
  for (const [campo, recurso] of camposConRegistro(operation.request)) {
    if (registros[recurso] !== undefined) suyos[campo] = registros[recurso]
  }
  // A list is also sent spread into an object (keys 0, 1)
  if (Array.isArray(payload)) return { ...payload.map((item) => ({ ...item, ...suyos })) }
  return { ...payload, ...suyos }
}

const certificado = { TipoDoc: 'CERTIF_COTIZ', Base64: 'JVBERi0xLjQ=', Password: '' }

/** Filters of a portfolio that leave all of it. */
const filtros = {
  rangoInicio: null,
  rangoTermino: null,
  estado: '',
  tipoProspecto: '',
  tipoPlan: 1,
  orden: 'recientes',
}

/** Fields without which a call is refused early, and which samples seldom hit. */
const completo: Readonly<Record<string, object>> = {
  cambiarSuscripcion: { url: 'https://crm.example.cl/', sucesos: ['cita.anulada'], activa: true },
  crearSuscripcion: { url: 'https://crm.example.cl/', sucesos: ['cita.anulada'] },
  agendarCita: {
    fechaHoraInicio: '08/10/2026 10:00:00',
    duracionMinutos: 30,
    citaId: null,
    comentario: '',
    estado: null,
  },
  registrarPedidoPersona: {
    derecho: 'acceso',
    tipoDocumento: 'rut',
    documento: '12345678-5',
    recibido: '2026-10-05',
    identidad: 'Cédula a la vista',
  },
  responderPedidoPersona: { respuesta: 'Se contestó.' },
  pedirCorreccion: { correccion: 'Su nombre es otro.' },
  devolverTexto: { motivo: 'Falta una palabra.' },
  obtenerAccesosSalud: { persona: '', operacion: '', desde: '01-10-2026', hasta: '07-10-2026' },
  obtenerEventosSeguridad: { persona: '', desde: '01-10-2026', hasta: '07-10-2026' },
  obtenerResueltasHoy: { texto: '', desde: '01-10-2026', hasta: '07-10-2026' },
  descargarEvidencia: { numero: 1 },
  responderEvaluacionFinanciera: { decision: 'aprueba', rentaPromedio: 1_800_000, motivo: '', antecedentes: [] },
  anotar: { clase: 'nota', texto: 'Prefiere la tarde', resultado: null, intento: null, avisar: false },
  preguntarAlAsesor: { texto: '¿Cubre a mi hija?' },
  responderDuda: { texto: 'Sí.' },
  responderAnotacion: { texto: 'Llámela hoy' },
  crearTarea: { texto: 'Enviar el folleto', fecha: '2026-10-08', hora: null },
  moverTarea: { fecha: '2026-10-08', hora: null },
  etiquetarProspectos: { cambios: [{ prospectoId: 1, agrega: ['feria'], quita: [] }] },
  reasignarProspectos: { prospectos: [1], aId: 1, motivo: 'Vacaciones' },
  deshacerReasignacion: { traspasos: [1] },
  posponerAsuntos: { prospectos: [1], vuelve: '2026-10-08' },
  retomarAsuntos: { asuntos: [{ prospectoId: 1, antes: null }] },
  guardarPlantilla: { canal: 'whatsapp', nombre: 'Saludo', asunto: '', texto: 'Hola, {nombre}' },
  guardarVista: {
    nombre: 'Mis referidos',
    compartida: false,
    estado: null,
    tipoProspecto: 'REF',
    tipoPlan: 1,
    orden: 'nombre',
    dias: null,
    desde: null,
    hasta: null,
  },
  obtenerMesDelAsesor: { mes: '2026-10-01' },
  obtenerMetas: { mes: '2026-10-01' },
  obtenerAlertas: {},
  guardarAlertas: {
    umbrales: claveDeAlerta.map((clase) => ({ clase, valor: null, porCorreo: false })),
  },
  guardarMetas: { mes: '2026-10-01', metas: [{ asesorId: 1, contratos: 10 }] },
  obtenerFilasDelEquipo: { figura: 'atrasadas', limite: 50 },
  guardarBloqueo: {
    clase: 'horas',
    desde: '2026-10-08',
    hasta: '',
    horaInicio: '13:00',
    horaTermino: '14:00',
    motivo: '',
  },
  guardarPaginaDeReservas: {
    alias: 'camila-rojas',
    activa: true,
    minutos: 30,
    aviso: 4,
    dias: 14,
    modalidades: ['llamada'],
    direccion: '',
    sala: '',
  },
  guardarPreferenciasDeAvisos: { callados: ['cita'], sinCorreo: [], hora: 8, enDescanso: false },
  guardarDisponibilidad: { ...disponibilidadInicial },
  obtenerBloqueos: { desde: '2026-10-08', hasta: null },
  dejarCasoEnCola: { nota: 'Se espera el informe de su cirugía.' },
  devolverRespuesta: { nota: 'Falta leer el informe de su cirugía.' },
  guardarDocumentosDS: {
    nombreArchivo: 'a.pdf',
    binario: 'JVBERi0xLjQ=',
    tipoAdjunto: 40,
    tipoMIME: 'application/pdf',
  },
  cargaArchivoProspectoTAD: { nombreArchivo: 'a.pdf', binario: 'JVBERi0xLjQ=', TAD_CODIGO: 40, tipoMIME: null },
  cargaArchivoPrimerPago: { nombreArchivo: 'a.pdf', binario: 'JVBERi0xLjQ=', tipoAdjunto: 50, tipoMIME: null },
  cargaArchivoProspecto: { NombreArchivo: 'a.pdf', Binario: 'JVBERi0xLjQ=', TipoAdjunto: 40, idBox: null },
  cargaArchivoFinanciero: { NombreArchivo: 'a.pdf', Binario: 'JVBERi0xLjQ=', TipoAdjunto: 3, idBox: null },
  validarDocumentoRenta: { ...certificado, Rut: '12345678-5', PDA_CORREL: 33, RutEmpleador: '76086428-5' },
  guardarDocumentoRenta: { ...certificado, ADJ_CORREL: null },
  guardarDocumentoRentaUpd: { ...certificado, ADJ_CORREL: null },
  validarCertificado: { rut: '12345678-5', afp: 33, rutEmpleador: '76086428-5', clave: null, tipoAdjunto: 40 },
  subirDocumentoProspecto: { tipoAdjunto: 40, idBox: null },
  subirAdjuntoDS: { tipoAdjunto: 40 },
  adjuntosDS: { tipoAdjunto: 40 },
  obtenerArchivosDS: { tipoAdjunto: 40 },
  obtenerProspectos: { ...filtros, pagina: 1, limite: 15, cursor: null },
  descargarProspectos: { ...filtros, formato: 'csv' },
  obtenerCitasDelEquipo: { fechaHoraInicio: '05/10/2026 00:00:00', fechaHoraTermino: '18/10/2026 23:59:59' },
  obtenerCitas: { fechaHoraInicio: '05/10/2026 00:00:00', fechaHoraTermino: '18/10/2026 23:59:59' },
  obtenerEstadisticasSuscripciones: { mesRegistro: 10, añoRegistro: 2026 },
  obtenerFilasEstadistica: { figura: 'prospectos', mesRegistro: 10, añoRegistro: 2026, cursor: null, limite: 20 },
  solicitarAutorizacion: { Comentario: 'En trámite', EjeRut: null },
  decidirAutorizacion: { estado: 1, observacion: '' },
  guardarPropsectoCompensados: [{ otorga: true }, { otorga: false }],
  guardarFunBaja: { rut: '12345678-5', recibido: '01-10-2026', procesado: null },
  eliminarFunBaja: { rut: '12345678-5', recibido: '01-10-2026' },
  guardarUsuario: {
    usuario: 'de-paso',
    rut: '8765432-K',
    nombres: 'Rosa',
    apellidoPaterno: 'Vera',
    apellidoMaterno: '',
    correo: 'r@example.cl',
    roles: ['mesa'],
  },
}

/** A payload of the right shape that refers to these records; each seed gives another one. */
export function payloadDirigido(operation: Operation, semilla: number, registros: Registros) {
  const entero = completo[operation.name]
  if (Array.isArray(entero)) return dirigido(operation, entero, registros)
  const sample = payloadPosible(esquemaDe(operation.request), azar(semilla))
  return dirigido(operation, { ...sample, ...entero }, registros)
}
